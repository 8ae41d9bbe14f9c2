# Majlis on a machine of one's own, as `npm start` serves it: scripts/house/workerd.mjs names the port, the folders and the bundle.

using Workerd = import "/workerd/workerd.capnp";

const house :Workerd.Config = (
  # cloud/free-memory.ts says when.
  v8Flags = ["--expose-gc"],
  services = [
    (name = "house", worker = .worker),
    (name = "site", disk = (path = "out")),
    (name = "rooms", disk = (path = ".data/party", writable = true)),
  ],
  # front/front.ts alone reaches it, and says who asks.
  sockets = [(name = "door", address = "127.0.0.1:3000", http = (cfBlobHeader = "majlis-cf"), service = "house")],
);

const worker :Workerd.Worker = (
  modules = [(name = "house.js", esModule = embed "/house.js")],
  compatibilityDate = "2026-04-01",
  # Written by `npm run register`, as the bindings to them are. The keys are those of PartyKit's development server, which
  # finds the same tables in the same folder.
  durableObjectNamespaces = [
    (className = "Baloot", uniqueKey = "-balootDO"),
    (className = "Dhappa", uniqueKey = "-dhappaDO"),
    (className = "Eights", uniqueKey = "-eightsDO"),
    (className = "Rummy", uniqueKey = "-rummyDO"),
    (className = "Directory", uniqueKey = "-directoryDO"),
    (className = "Player", uniqueKey = "-playerDO"),
    (className = "Queue", uniqueKey = "-queueDO"),
    (className = "Ladder", uniqueKey = "-ladderDO"),
  ],
  durableObjectStorage = (localDisk = "rooms"),
  bindings = [
    (name = "Baloot", durableObjectNamespace = "Baloot"),
    (name = "Dhappa", durableObjectNamespace = "Dhappa"),
    (name = "Eights", durableObjectNamespace = "Eights"),
    (name = "Rummy", durableObjectNamespace = "Rummy"),
    (name = "Directory", durableObjectNamespace = "Directory"),
    (name = "Player", durableObjectNamespace = "Player"),
    (name = "Queue", durableObjectNamespace = "Queue"),
    (name = "Ladder", durableObjectNamespace = "Ladder"),
    (name = "ASSETS", service = "site"),
    (name = "MAJLIS_ORIGINS", fromEnvironment = "MAJLIS_ORIGINS"),
    (name = "MAJLIS_CONTACT", fromEnvironment = "MAJLIS_CONTACT"),
    (name = "MAJLIS_LOCAL", fromEnvironment = "MAJLIS_LOCAL"),
    (name = "MAJLIS_HOUSE_SECRET", fromEnvironment = "MAJLIS_HOUSE_SECRET"),
    (name = "MAJLIS_ADMIN_SECRET", fromEnvironment = "MAJLIS_ADMIN_SECRET"),
    (name = "MAJLIS_FRAMES_A_SECOND", fromEnvironment = "MAJLIS_FRAMES_A_SECOND"),
    (name = "MAJLIS_WATCHERS", fromEnvironment = "MAJLIS_WATCHERS"),
    (name = "MAJLIS_JOINS_A_MINUTE", fromEnvironment = "MAJLIS_JOINS_A_MINUTE"),
    (name = "MAJLIS_LINES_AN_ADDRESS", fromEnvironment = "MAJLIS_LINES_AN_ADDRESS"),
    (name = "MAJLIS_JOINS_A_SECOND", fromEnvironment = "MAJLIS_JOINS_A_SECOND"),
    (name = "MAJLIS_TABLES_AN_HOUR", fromEnvironment = "MAJLIS_TABLES_AN_HOUR"),
    (name = "MAJLIS_TABLES_AN_ADDRESS", fromEnvironment = "MAJLIS_TABLES_AN_ADDRESS"),
    (name = "MAJLIS_LISTED_AN_ADDRESS", fromEnvironment = "MAJLIS_LISTED_AN_ADDRESS"),
  ],
);

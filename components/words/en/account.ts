import type { playerRefusals, SignedOut } from "@/lib/player/protocol";

type Failure = (typeof playerRefusals)[number] | "unreachable";

/** The words for one's devices, which few ever open: they come with those screens. */
export const account = {
  devices: {
    title: "Your devices",
    text: "Who you are is kept on your devices and nowhere else. If this browser’s data are cleared, nobody can bring it back, unless another device plays as you too.",
    here: "This device",
    first: "Your first device",
    other: "Another device",
    seen: "seen {ago}",
    justNow: "within the last hour",
    unseen: "not seen since",
    move: "Play on another device too",
    offerText: "Point the other device’s camera at it, or open the link there.",
    left: "Good for {time}, and once",
    qr: "QR code that brings you to another device",
    copy: "Copy link",
    copied: "Link copied. Give it to nobody else.",
    notCopied: "This browser does not let us copy. The link is {link}",
    moved: "Done: the other device plays as you now.",
    signOut: "Sign out…",
    where: "Where do you sign out?",
    wheres: {
      others: "Everywhere else",
      own: "Only here",
      all: "Everywhere, here too",
    } satisfies Record<SignedOut, string>,
    goes: {
      others: "All other devices stop being you. Your seats stay with this one.",
      own: "This device forgets you: your name, your picture and your seats stay with your other devices.",
      all: "Nobody will ever be you again, on any device: your name, your picture and your seats go for good. To keep them, sign out only here or only elsewhere.",
    } satisfies Record<SignedOut, string>,
    onlyGoes:
      "No other device plays as you, so you go for good: your name, your picture and your seats. To keep them, choose “Play on another device too” first, and sign out here after that.",
    signOutNow: "Sign out",
    keep: "Not now",
    signedOutHere: "Signed out. This device knows nobody now.",
    signedOut: "Another device of yours has signed this one out. Here you can only play as somebody new.",
    startAnew: "Play as somebody new",
    failures: {
      signedOut: "This device has been signed out.",
      badCode: "That code is no longer good.",
      tooManyDevices: "Eight devices play as you already.",
      tooOften: "Asked too often just now. Try again in a minute.",
      malformed: "That was not understood. Load the page again.",
      unreachable: "The house cannot be reached just now. Try again in a moment.",
    } satisfies Record<Failure, string>,
  },
  move: {
    title: "Play as yourself here",
    text: "Your name, your picture and your seats come to this device. Only go on if the link is from a device of your own.",
    leftBehind: "Until now {name} plays here, and stays behind for good.",
    action: "Move in",
    moving: "On the way…",
    not: "Not now",
    arrived: "Welcome, {name}",
    arrivedText: "This device plays as you now.",
    home: "To the games",
    failed: "That did not work",
    failures: {
      signedOut: "The device that gave this link has been signed out.",
      badCode:
        "The link is good for two minutes and once. Make a new one on your other device: your picture, then “Play on another device too”.",
      tooManyDevices: "Eight devices play as you already. Sign the others out first.",
      tooOften: "Asked too often just now. Open the link again in a minute.",
      malformed: "That was not understood. Make a new link.",
      unreachable: "The house cannot be reached just now. Open the link again in a moment.",
    } satisfies Record<Failure, string>,
  },
};

import { type Phrase, phrases, type Reaction } from "@/lib/table/chat/chat";

/** Browsers that speak English show what plain clients are sent. */
const ready: Record<Phrase, string> = phrases;

export const chat = {
  title: "Chat",
  open: "Open the chat",
  openUnread: "{count, plural, one {Open the chat, # new} other {Open the chat, # new}}",
  close: "Close the chat",
  toTable: "To the table",
  seconds: "{seconds} s",
  empty: "Nothing has been said yet.",
  says: "{name}: {words}",
  all: "All that was said",
  write: "Say something",
  send: "Send",
  unsayable: "Only letters, digits, signs and emoji can be sent. What stands there has something else in it.",
  phrasesLabel: "Ready phrases",
  forWhom: "For whom",
  throwAt: "Throw at {name}",
  forAll: "For all",
  reactionsLabel: "Reactions",
  about: "{name}: what you hear of them",
  mute: "Mute {name}",
  muted: "Muted",
  mutedName: "{name} is muted",
  unmute: "{name} is muted: hear them again",
  settings: "The talk at this table",
  allow: "Chat at this table",
  off: "The host has switched the chat off.",
  sitToTalk: "Only those who sit at the table talk.",
  phrases: ready,
  reactions: {
    heart: "Heart",
    laugh: "Laughing",
    wow: "Amazed",
    tear: "A tear",
    fire: "Fire",
    finjan: "A cup of coffee",
  } satisfies Record<Reaction, string>,
};

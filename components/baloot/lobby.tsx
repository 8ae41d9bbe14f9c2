"use client";

import { type GameLobbyProps, Lobby } from "@/components/lobby/lobby";
import type { BalootOptions as Chosen } from "@/lib/rules/baloot";
import { BalootOptions } from "./options";

/** Where people gather before a game of Baloot. */
export default function BalootLobby(props: GameLobbyProps<Chosen>) {
  return <Lobby {...props} Options={BalootOptions} />;
}

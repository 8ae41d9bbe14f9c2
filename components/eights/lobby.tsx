"use client";

import { type GameLobbyProps, Lobby } from "@/components/lobby/lobby";
import type { EightsOptions as Chosen } from "@/lib/rules/eights";
import { EightsOptions } from "./options";

/** Where people gather before a game of Eights. */
export default function EightsLobby(props: GameLobbyProps<Chosen>) {
  return <Lobby {...props} Options={EightsOptions} />;
}

import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import type { SeatView } from "@/lib/table/wire/protocol";
import { useBotFace } from "./bot-faces";

/** A player's picture; a bot's is its face, or the robot where it has none, and whoever is not quite here is dim. */
export function PlayerPicture({
  seat,
  size,
  quiet = true,
}: {
  seat: SeatView;
  size: number | string;
  quiet?: boolean;
}) {
  const { bot, avatar, presence, quit, standIn } = seat;
  const face = useBotFace(seat);
  const id = face ?? (bot ? "robot" : isAvatar(avatar) ? avatar : "palm");
  const isDim = quit || standIn !== null || presence !== "here";
  return <AvatarPicture id={id} size={size} dim={isDim} ring={quiet ? "quiet" : "none"} />;
}

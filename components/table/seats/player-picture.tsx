import { AvatarPicture, isAvatar } from "@/components/decor/avatars";
import type { SeatView } from "@/lib/table/wire/protocol";

/** A player's picture; a bot's is the robot, and whoever is not quite here is dim. */
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
  const id = bot ? "robot" : isAvatar(avatar) ? avatar : "palm";
  const isDim = quit || standIn !== null || presence !== "here";
  return <AvatarPicture id={id} size={size} dim={isDim} ring={quiet ? "quiet" : "none"} />;
}

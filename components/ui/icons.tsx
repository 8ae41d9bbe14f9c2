import type { CSSProperties, ReactNode } from "react";
import { classes } from "./classes";

/** What every icon takes. An icon never speaks: the button or the words beside it do. */
interface IconProps {
  /** Edge in px of an ordinary screen, larger with its words on a large one; 24 when left out. */
  size?: number;
  className?: string;
}

/** An icon as a component. */
export type Icon = (props: IconProps) => ReactNode;

const sized = (size: number): CSSProperties & { "--icon": number } => ({ "--icon": size });

/** Draws on a grid of 24 with a round stroke of 2. `follows` marks an arrow that turns with the reading direction. */
function icon(drawing: ReactNode, { follows = false } = {}): Icon {
  return ({ size = 24, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={sized(size)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes("icon shrink-0", follows && "mirrored", className)}
    >
      {drawing}
    </svg>
  );
}

const dot = (x: number, y: number, r = 1.3) => <circle cx={x} cy={y} r={r} fill="currentColor" stroke="none" />;

export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />);
export const ChatIcon = icon(
  <path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11L6.5 20v-3.5h-1a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z" />,
);
export const SmileIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.5 14.2c1.8 2.4 5.2 2.4 7 0M9 9.5h.01M15 9.5h.01" />,
);
export const LogIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h9" />, { follows: true });
export const SoundOnIcon = icon(
  <path d="M3 9.5v5h3l5 4V5.5l-5 4ZM15 9.2a4 4 0 0 1 0 5.6M18.2 6a8.5 8.5 0 0 1 0 12" />,
  { follows: true },
);
export const SoundOffIcon = icon(<path d="M3 9.5v5h3l5 4V5.5l-5 4ZM15.5 9.5l5 5M20.5 9.5l-5 5" />, {
  follows: true,
});
export const VibrationIcon = icon(
  <path d="M9.5 4.5h5a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 8 18V6a1.5 1.5 0 0 1 1.5-1.5ZM5 8v8M2 10v4M19 8v8M22 10v4" />,
);
export const SortIcon = icon(<path d="M8 4.5v15M4.5 16 8 19.5l3.5-3.5M16 19.5v-15M12.5 8 16 4.5 19.5 8" />);
export const BackIcon = icon(<path d="m14.5 5-7 7 7 7" />, { follows: true });
export const ForwardIcon = icon(<path d="m9.5 5 7 7-7 7" />, { follows: true });
export const FirstIcon = icon(<path d="M6 5v14M18 5l-7 7 7 7" />, { follows: true });
export const LastIcon = icon(<path d="M18 5v14M6 5l7 7-7 7" />, { follows: true });
export const DownIcon = icon(<path d="m5 9 7 7 7-7" />);
export const SettingsIcon = icon(
  <>
    <circle cx={12} cy={12} r={3.6} />
    <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />
  </>,
);
export const ShareIcon = icon(
  <path d="M12 14.5V3M8 6.7 12 3l4 3.7M8 10.5H6.5a2 2 0 0 0-2 2V19a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-6.5a2 2 0 0 0-2-2H16" />,
);
export const InstallIcon = icon(
  <path d="M12 3.5V14M7.5 9.8 12 14.2l4.5-4.4M4.5 15.5V18A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-2.5" />,
);
export const CopyIcon = icon(
  <>
    <rect x={8.5} y={8.5} width={12} height={12} rx={2.5} />
    <path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5" />
  </>,
);
export const CheckIcon = icon(<path d="m4.5 12.8 5 5L19.5 7" />);
export const QrIcon = icon(
  <>
    <rect x={3.5} y={3.5} width={6.5} height={6.5} rx={1} />
    <rect x={14} y={3.5} width={6.5} height={6.5} rx={1} />
    <rect x={3.5} y={14} width={6.5} height={6.5} rx={1} />
    <path d="M14 14v2.5h2.5M20.5 14v2M17.2 20.5h3.3v-1.3M14 20.5h.2" />
  </>,
);
export const RobotIcon = icon(
  <>
    <rect x={4.5} y={8.5} width={15} height={11} rx={3.5} />
    <path d="M12 8.5V5M2 12.5v3M22 12.5v3" />
    {dot(12, 3.6, 1.7)}
    <path d="M9.3 12.8v2.4M14.7 12.8v2.4" />
  </>,
);
export const PeopleIcon = icon(
  <>
    <circle cx={9} cy={8} r={3.8} />
    <path d="M2.5 20c0-3.8 2.7-6 6.5-6s6.5 2.2 6.5 6M16 4.6a3.8 3.8 0 0 1 0 6.8M18.3 14.7c2 .9 3.2 2.7 3.2 5.3" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx={12} cy={8} r={4} />
    <path d="M4.5 20.5c0-4 3.2-6.3 7.5-6.3s7.5 2.3 7.5 6.3" />
  </>,
);
export const PlusIcon = icon(<path d="M12 4.5v15M4.5 12h15" />);
export const MinusIcon = icon(<path d="M4.5 12h15" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const LinkIcon = icon(
  <path d="M10 14a4.3 4.3 0 0 0 6.2.2l3-3a4.3 4.3 0 0 0-6.1-6.1L11.6 6.6M14 10a4.3 4.3 0 0 0-6.2-.2l-3 3a4.3 4.3 0 0 0 6.1 6.1l1.5-1.5" />,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12C4.6 8.2 8 6 12 6s7.4 2.2 9.5 6c-2.1 3.8-5.5 6-9.5 6s-7.4-2.2-9.5-6Z" />
    <circle cx={12} cy={12} r={2.8} />
  </>,
);
export const CrownIcon = icon(<path d="M4 17.5 3 7.5l5 4L12 5l4 6.5 5-4-1 10ZM4.5 20.5h15" />);
export const ClockwiseIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4v5.3h-5.3" />);
export const CounterClockwiseIcon = icon(<path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.3M4 4v5.3h5.3" />);
export const UndoIcon = icon(<path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9" />, { follows: true });
export const InfoIcon = icon(
  <>
    <circle cx={12} cy={12} r={9} />
    <path d="M12 11v5.5" />
    {dot(12, 7.6)}
  </>,
);
export const WarningIcon = icon(
  <>
    <path d="M10.3 4.2 2.8 17.5A2 2 0 0 0 4.5 20.5h15a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0ZM12 9.5v4" />
    {dot(12, 17)}
  </>,
);
export const HourglassIcon = icon(
  <path d="M6 3.5h12M6 20.5h12M7.5 3.5v3.3c0 2.7 4.5 3.7 4.5 5.2 0-1.5 4.5-2.5 4.5-5.2V3.5M7.5 20.5v-3.3c0-2.7 4.5-3.7 4.5-5.2 0 1.5 4.5 2.5 4.5 5.2v3.3" />,
);
export const GlobeIcon = icon(
  <>
    <circle cx={12} cy={12} r={9} />
    <path d="M3 12h18M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9S9.4 5.5 12 3Z" />
  </>,
);
export const LeaveIcon = icon(
  <path d="M10 3.5H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h4M15.5 7.5 20 12l-4.5 4.5M20 12H9.5" />,
  {
    follows: true,
  },
);
export const SendIcon = icon(<path d="M4 12 3.5 4.5 21 12 3.5 19.5ZM4 12h8" />, { follows: true });
export const PencilIcon = icon(<path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5" />);
export const CardsIcon = icon(
  <>
    <rect x={9} y={4} width={10.5} height={15} rx={2} transform="rotate(9 14 11.5)" />
    <path d="M7.2 6 5.3 6.5A2 2 0 0 0 3.9 9l2.6 9.6a2 2 0 0 0 2.3 1.5" />
  </>,
);
export const LockIcon = icon(
  <path d="M6 11h12a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-6.5A1.5 1.5 0 0 1 6 11ZM8 11V8a4 4 0 0 1 8 0v3" />,
);
export const OfflineIcon = icon(
  <>
    <path d="M3 3l18 18M8.8 13.6a5 5 0 0 1 4.4-1M5.5 10.2a10 10 0 0 1 3-1.9M12.5 7.5a10 10 0 0 1 6 2.7M2.5 6.8a14 14 0 0 1 2-1.5M10 4a14.5 14.5 0 0 1 11.5 2.8" />
    {dot(12, 18.5, 1.6)}
  </>,
);
export const BookIcon = icon(
  <path d="M12 6.5C10 5 7.5 4.5 3.5 4.5v14c4 0 6.5.5 8.5 2 2-1.5 4.5-2 8.5-2v-14c-4 0-6.5.5-8.5 2ZM12 6.5v14" />,
);
export const NoClockIcon = icon(
  <path d="M12 12c-1.8-2.7-3.4-4-5.3-4a4 4 0 0 0 0 8c1.9 0 3.5-1.3 5.3-4Zm0 0c1.8 2.7 3.4 4 5.3 4a4 4 0 0 0 0-8c-1.9 0-3.5 1.3-5.3 4Z" />,
);
export const ArrowUpIcon = icon(<path d="M12 20V4.5M5.5 11 12 4.5 18.5 11" />);
export const ArrowDownIcon = icon(<path d="M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5" />);
export const FlameIcon = icon(
  <path d="M12 21a6.5 6.5 0 0 0 6.5-6.5c0-2.6-1.5-4.6-2.7-6-.2 1.6-.9 2.6-2 3C14 8.2 13 5 10 3c.2 3-1.2 4.6-2.6 6.4A8.2 8.2 0 0 0 5.5 14.5 6.5 6.5 0 0 0 12 21Z" />,
);
export const ShuffleIcon = icon(
  <path d="M3 6.5h3.2c4.6 0 5.4 11 10 11H21M3 17.5h3.2c1.7 0 2.9-1.5 3.9-3.3M13.4 9c.8-1.4 1.7-2.5 2.8-2.5H21M18 3.5l3 3-3 3M18 14.5l3 3-3 3" />,
);
export const FastIcon = icon(<path d="m4 6 7.5 6L4 18ZM12.5 6l7.5 6-7.5 6Z" />, { follows: true });
export const CalendarIcon = icon(<path d="M4 6h16v14H4ZM4 10.5h16M8.5 3v4.5M15.5 3v4.5" />);
export const BinIcon = icon(<path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l.8 13.5h10.4L18 6.5M10 10.5v6M14 10.5v6" />);
export const SearchIcon = icon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20" />);
export const TrophyIcon = icon(
  <path d="M7.5 3.5h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4v1.5a3.5 3.5 0 0 0 3.700 3.5M16.5 5.5H20v1.5a3.5 3.5 0 0 1-3.700 3.5M12 14v3.5M8 20.5h8M9.5 20.5c0-2 1-3 2.5-3s2.5 1 2.5 3" />,
);
export const ShieldIcon = icon(
  <path d="M12 3 4.5 5.5v6c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5v-6ZM8.5 11.800l2.5 2.5 4.5-5" />,
);

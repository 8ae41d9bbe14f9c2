import { useLanguage } from "@/components/words/words-provider";
import { courseLine, MATCH, type MatchStory, otherSide, type Side } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import styles from "./course-line.module.css";

const WIDE = 338;
const HIGH = 84;
const FOOT = 78;
const HEAD = 16;

/** Both scores from hand to hand, in reading direction: ours solid with a lozenge at each, theirs dashed; the hand that turned it is marked. */
export function CourseLine({ story, us, isSand }: { story: MatchStory; us: Side; isSand: boolean }) {
  const { t } = useBalootWords();
  const isMirrored = useLanguage() === "ar";
  const { course, turning } = story;
  const top = Math.max(MATCH, ...course.flat());
  const x = (share: number) => {
    const along = 6 + share * (WIDE - 12);
    return Math.round((isMirrored ? WIDE - along : along) * 10) / 10;
  };
  const y = (share: number) => Math.round((HEAD + share * (FOOT - HEAD)) * 10) / 10;
  const points = (side: Side) => courseLine(course, side).map(([along, down]) => [x(along), y(down)] as const);
  const path = (side: Side) => `M${points(side).join("L")}`;
  const steps = course.length - 1;
  const [from, to] = [x(turning.hand / steps), x((turning.hand + 1) / steps)];
  const ours = points(us);
  const end = ours.at(-1) ?? [0, 0];
  const theirEnd = points(otherSide(us)).at(-1) ?? [0, 0];
  const isOver = end[1] <= theirEnd[1];
  const turn = ours[turning.hand + 1] ?? end;
  const last = course.at(-1) ?? [0, 0];
  const start = isMirrored ? WIDE - 2 : 2;
  const labelAt = Math.min(WIDE - 24, Math.max(24, (from + to) / 2));
  return (
    <div className={styles.field}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} className="block w-full" aria-hidden="true" data-course={steps}>
        <rect
          x={Math.min(from, to)}
          width={Math.abs(to - from)}
          y={HEAD - 8}
          height={FOOT - HEAD + 8}
          fill="#f0cb7b"
          fillOpacity=".14"
        />
        <path d={`M0 ${FOOT}H${WIDE}`} stroke="#f0cb7b" strokeOpacity=".5" />
        <path d={`M0 ${y(1 - MATCH / top)}H${WIDE}`} stroke="#c4b59a" strokeOpacity=".6" strokeDasharray="3 3" />
        <path d={`${path(us)}L${end[0]} ${FOOT}L${ours[0]?.[0] ?? 0} ${FOOT}Z`} fill="#f0cb7b" fillOpacity=".09" />
        <path
          d={path(otherSide(us))}
          fill="none"
          stroke={isSand ? "#c4b59a" : "#f09a86"}
          strokeWidth="2"
          strokeDasharray="5 3"
          strokeLinejoin="round"
        />
        <path d={path(us)} fill="none" stroke="#f0cb7b" strokeWidth="2.6" strokeLinejoin="round" />
        {ours.map(([across, down], hand) => (
          <path
            key={`${across}`}
            d={`M${across} ${down - 3.5}l3.5 3.5l-3.5 3.5l-3.5-3.5Z`}
            fill="#f0cb7b"
            data-after={hand}
          />
        ))}
        <path d={`M${turn[0]} ${turn[1] - 7}l7 7l-7 7l-7-7Z`} fill="#fcf7ea" stroke="#171024" strokeWidth="2" />
        <g className={styles.words}>
          <text x={start} y={10} textAnchor="start" fill="#c4b59a">
            {MATCH}
          </text>
          <text
            x={end[0]}
            y={isOver ? Math.max(10, end[1] - 6) : Math.min(FOOT - 2, end[1] + 13)}
            textAnchor="end"
            fill="#f0cb7b"
          >
            {last[us]}
          </text>
          <text
            x={end[0]}
            y={isOver ? Math.min(FOOT - 2, Math.max(theirEnd[1], end[1] + 4) + 13) : Math.max(10, theirEnd[1] - 6)}
            textAnchor="end"
            fill={isSand ? "#e6d8ba" : "#f09a86"}
          >
            {last[otherSide(us)]}
          </text>
          <text x={labelAt} y={FOOT - 4} textAnchor="middle" fill="#fcf7ea">
            {t("victory.handNumber", { hand: turning.hand + 1 })}
          </text>
        </g>
      </svg>
      <span className={styles.cover} />
    </div>
  );
}

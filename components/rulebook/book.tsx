"use client";

import { useContext, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { useIsInBrowser } from "@/components/ui/hooks/use-is-in-browser";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, SearchIcon } from "@/components/ui/icons";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { TextField } from "@/components/ui/text-field";
import { useLanguage } from "@/components/words/words-provider";
import { onceShown } from "@/lib/browser/page/once-shown";
import type { Paragraph } from "@/lib/rules/rulebook";
import { BlockOfRules } from "./blocks";
import { type BoundRulebook, type GameRulebook, type RuledGame, rulesPath } from "./game-rulebook";
import type { RulesPlace } from "./rules-of-table";
import { numbered, searched } from "./search";
import { type Follow, RuleCardsContext, Spans } from "./spans";

/** What a book of rules takes. */
interface BookProps {
  readonly game: RuledGame;
  readonly rulebook: GameRulebook;
  /** Where it is open. */
  readonly place: RulesPlace;
  /** Opens it elsewhere. */
  readonly onPlace: (paragraph: string) => void;
  /** It fills a page of its own, whose address says where it is open; else it stands in a sheet. */
  readonly isPage?: boolean;
}

/** A game's rulebook to read and to search, in the language spoken. */
export function Book(props: BookProps) {
  const { rulebook, cards } = props.rulebook[useLanguage()].use();
  return (
    <RuleCardsContext value={cards}>
      <OpenBook key={rulebook.title} {...props} rulebook={rulebook} />
    </RuleCardsContext>
  );
}

type OpenBookProps = Omit<BookProps, "rulebook"> & Pick<BoundRulebook, "rulebook">;

function OpenBook({ game, place, onPlace, isPage = false, rulebook }: OpenBookProps) {
  const t = useTranslations("rulebook");
  const cards = useContext(RuleCardsContext);
  const id = useId();
  const book = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  // What was drawn before the page was alive waits out of sight, and may be drawn anew beside itself: it has no names yet.
  const isAlive = useIsInBrowser();
  const found = searched(rulebook, query);
  const Heading = isPage ? "h2" : "h3";

  const follow: Follow = {
    addressOf: (number) => rulesPath(game, number),
    onFollow: (number, event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (!isPage) event.preventDefault();
      setQuery("");
      onPlace(number);
    },
  };

  // The paragraph asked for is where one reads on, by eye and by ear; again once a book that was put out of sight is back.
  useLayoutEffect(() => {
    if (place.paragraph === null) return;
    const there = book.current?.querySelector<HTMLElement>(`[data-number="${place.paragraph}"]`);
    there?.scrollIntoView({ block: "start" });
    return onceShown(() => there?.focus({ preventScroll: true }));
  }, [place]);

  const contents = (
    <nav aria-label={t("contents")} className={classes(isPage && "lg:sticky lg:top-6 lg:self-start")}>
      <ol className={classes("grid grid-cols-2 gap-x-4", isPage && "lg:grid-cols-1")}>
        {rulebook.sections.map(({ number, title }) => (
          <li key={number}>
            <a
              href={follow.addressOf(number)}
              onClick={(event) => follow.onFollow?.(number, event)}
              className="flex min-h-11 items-center gap-2.5 rounded-control px-1.5 font-semibold text-base hover:bg-brass-3/12"
            >
              <span className="w-6 shrink-0 text-center font-extrabold font-index text-brass-3">{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );

  return (
    <div ref={book} className={classes("@container", isPage && "lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10")}>
      {cards && <cards.Defs />}
      {isPage && <div className="hidden lg:contents">{contents}</div>}
      <div className="grid min-w-0 gap-5">
        <p className="text-bone text-lg/relaxed">
          <Spans line={rulebook.lead} follow={follow} />
        </p>
        <search className={classes("z-(--z-carpet) py-1.5", !isPage && "-mx-5 sticky -top-4 bg-lacquer px-5")}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const number = numbered(rulebook, query);
              if (number === null) return;
              setQuery("");
              onPlace(number);
            }}
          >
            <TextField
              label={t("search")}
              hideLabel
              value={query}
              onChange={setQuery}
              type="search"
              enterKeyHint="search"
              placeholder={t("searchHint", { example: "7.4" })}
              aria-controls={id}
              end={
                query ? (
                  <IconButton
                    icon={CloseIcon}
                    look="outline"
                    tip={false}
                    aria-label={t("clear")}
                    onClick={() => setQuery("")}
                  />
                ) : (
                  <SearchIcon size={20} className="me-3 text-sand" />
                )
              }
            />
            <p role="status" className={classes("text-md text-sand", found === null ? "sr-only" : "pt-2")}>
              {found && t("found", { count: found.length })}
            </p>
          </form>
        </search>
        {found === null && <div className={classes(isPage && "lg:hidden")}>{contents}</div>}
        <div id={id} className="grid gap-7">
          {rulebook.sections.map(({ number, title, paragraphs }) => {
            const shown = paragraphs.filter((paragraph) => found === null || found.includes(paragraph.number));
            if (shown.length === 0) return null;
            return (
              <section key={number} aria-labelledby={`${id}-${number}`} className="grid gap-1">
                <Heading
                  id={`${id}-${number}`}
                  className="font-bold font-display [word-spacing:0.14em] text-brass-2 text-xl"
                >
                  <span
                    id={isAlive ? number : undefined}
                    data-number={number}
                    tabIndex={-1}
                    className="scroll-mt-20 outline-none"
                  >
                    {t("section", { number, title })}
                  </span>
                </Heading>
                {shown.map((paragraph) => (
                  <OneParagraph
                    key={paragraph.number}
                    paragraph={paragraph}
                    isAlive={isAlive}
                    isHere={place.paragraph === paragraph.number}
                    follow={follow}
                  />
                ))}
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface OneParagraphProps {
  readonly paragraph: Paragraph;
  readonly isAlive: boolean;
  readonly isHere: boolean;
  readonly follow: Follow;
}

function OneParagraph({ paragraph, isAlive, isHere, follow }: OneParagraphProps) {
  const t = useTranslations("rulebook");
  const { number, blocks } = paragraph;
  return (
    <div
      id={isAlive ? number : undefined}
      data-number={number}
      tabIndex={-1}
      className={classes(
        "-mx-2.5 grid scroll-mt-20 grid-cols-[2.75rem_minmax(0,1fr)] gap-x-1.5 rounded-control px-2.5 py-2 outline-none",
        isHere && "bg-brass-3/12 shadow-[inset_0_0_0_1.5px_var(--color-brass-3)]",
      )}
    >
      <a
        href={follow.addressOf(number)}
        onClick={(event) => follow.onFollow?.(number, event)}
        aria-label={t("paragraph", { number })}
        className="justify-self-start rounded-chip font-bold font-index text-base/7 text-brass-3 hover:underline"
      >
        {number}
      </a>
      <div className="grid gap-2 text-bone text-base/7">
        {keyedByIndex(blocks, (block) => (
          <BlockOfRules block={block} follow={follow} />
        ))}
      </div>
    </div>
  );
}

"use client";

import * as Radix from "radix-ui/dialog";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SaduBand } from "@/components/decor/sadu-band";
import { Button } from "@/components/ui/button";
import { UndoIcon } from "@/components/ui/icons";
import { type Color, colors, type HeldCard } from "@/lib/rules/eights";
import { ColorPickerRhombus } from "../art/color-picker";
import { CardBox } from "../center/card-box";
import type { FollowedCard } from "../happenings/followed";

/** Asks for the colour of a card; however it is left, the card is played or back in the hand. */
export default function ChooseColor({
  choice,
  hand,
  onPick,
  onBack,
}: {
  /** The card whose colour is asked for; null closes. */
  choice: FollowedCard<HeldCard> | null;
  hand: readonly FollowedCard<HeldCard>[];
  onPick: (color: Color) => void;
  onBack: () => void;
}) {
  const t = useTranslations("eights");
  const held = (color: Color) => hand.filter(({ card }) => card?.color === color).length;
  // What closes shows its card until it is gone.
  const [last, setLast] = useState(choice);
  if (choice && choice !== last) setLast(choice);
  const [most = "red"] = [...colors].sort((one, other) => held(other) - held(one));
  const perColor = <Value,>(value: (color: Color) => Value): Record<Color, Value> => ({
    red: value("red"),
    blue: value("blue"),
    green: value("green"),
    yellow: value("yellow"),
  });
  return (
    <Radix.Root open={choice !== null} onOpenChange={(open) => !open && onBack()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-dialog) bg-night/80 data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          aria-describedby="picker-text"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const own = document.querySelector<HTMLElement>(`[data-card="${last?.id}"]`);
            (own ?? document.querySelector<HTMLElement>('[data-card][tabindex="0"]'))?.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-(--z-dialog) mx-auto grid max-w-[26rem] data-[state=closed]:animate-sink data-[state=open]:animate-rise justify-items-stretch gap-y-3 rounded-t-sheet border border-hairline border-b-0 bg-linear-to-b from-[#38284a] to-[#150f28] px-6 pt-2 pb-[calc(var(--safe-bottom)+1.5rem)] [@media(max-height:519px)]:pb-3 text-center shadow-modal outline-none sm:bottom-[max(0px,calc(50dvh-20rem))] sm:rounded-sheet sm:border-b [@media(max-height:519px)]:bottom-0 [@media(max-height:519px)]:max-w-[44rem] [@media(max-height:519px)]:grid-cols-[auto_1fr] [@media(max-height:519px)]:gap-x-8"
        >
          <div className="relative -mx-1 [@media(max-height:519px)]:hidden">
            <SaduBand kind="trim" cell={1.5} className="mx-2.5 overflow-hidden rounded-[8px]" />
            <span className="unmirrored -translate-x-1/2 absolute -top-21 left-1/2">
              {choice && (
                <CardBox
                  card={choice.card}
                  width="4.875rem"
                  travel={choice.id}
                  place="picker"
                  angle={-4}
                  className="shadow-lifted"
                />
              )}
            </span>
          </div>
          <div className="mt-3 grid content-center [@media(max-height:519px)]:col-start-2 [@media(max-height:519px)]:row-start-1 [@media(max-height:519px)]:self-end">
            <Radix.Title className="font-extrabold text-2xl text-strong">{t("picker.title")}</Radix.Title>
            <p id="picker-text" className="text-base text-sand">
              {t("picker.text")}
            </p>
          </div>
          <div className="mx-auto w-[min(100%,21.25rem,(100dvh-20.5rem)*.9)] [@media(max-height:519px)]:col-start-1 [@media(max-height:519px)]:row-span-2 [@media(max-height:519px)]:row-start-1 [@media(max-height:519px)]:w-[calc((100dvh-2.75rem)*.9)]">
            <ColorPickerRhombus
              autoFocus={most}
              onPick={onPick}
              labels={perColor((color) => t(`colors.${color}`))}
              counts={perColor((color) => t("picker.inHand", { count: held(color) }))}
            />
          </div>
          <Button
            look="outline"
            wide
            icon={UndoIcon}
            onClick={onBack}
            className="mt-1 self-start [@media(max-height:519px)]:col-start-2 [@media(max-height:519px)]:row-start-2"
          >
            {t("picker.back")}
          </Button>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

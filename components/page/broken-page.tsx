"use client";

import { buttonClasses } from "@/components/ui/button-classes";
import type { Messages } from "@/components/words/messages";

/** What is shown in the place of a page that broke. */
export function BrokenPage({ words, again }: { words: Messages["brokenPage"]; again: () => void }) {
  return (
    <main className="fixed inset-0 grid place-items-center overflow-y-auto bg-night p-5">
      <section
        role="alert"
        className="lacquer grid w-full max-w-[30rem] gap-5 rounded-sheet p-6 text-center shadow-modal"
      >
        <div>
          <h1 className="font-bold text-2xl text-strong">{words.title}</h1>
          <p className="mt-2 text-sand">{words.text}</p>
        </div>
        <button type="button" onClick={again} className={buttonClasses({ look: "brass", wide: true })}>
          {words.again}
        </button>
        <a href="/" className={buttonClasses({ look: "outline", wide: true })}>
          {words.home}
        </a>
      </section>
    </main>
  );
}

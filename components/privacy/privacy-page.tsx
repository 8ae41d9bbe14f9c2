import { ReadingPage, readingLook } from "@/components/page/reading-page";
import { classes } from "@/components/ui/classes";
import { directionOf } from "@/components/words/direction";
import type { Language } from "@/lib/browser/storage/settings";
import "./privacy-page.css";
import { privacyWords } from "./privacy-words";

/** What the house keeps of whoever comes, in the language of the page. */
export function PrivacyPage() {
  return (
    <ReadingPage width="max-w-[46rem]">
      {(["en", "ar"] as const).map((spoken) => (
        <PrivacyIn key={spoken} spoken={spoken} />
      ))}
    </ReadingPage>
  );
}

function PrivacyIn({ spoken }: { spoken: Language }) {
  const { title, lead, parts } = privacyWords[spoken];
  return (
    <article lang={spoken} dir={directionOf(spoken)} className={classes("read-alone grid gap-6", readingLook.panel)}>
      <div>
        <h1 className={readingLook.heading}>{title}</h1>
        <p className="mt-3 text-bone text-lg/relaxed">{lead}</p>
      </div>
      {parts.map((part) => (
        <section key={part.title} className="grid gap-2">
          <h2 className="font-bold font-display [word-spacing:0.14em] text-brass-2 text-xl">{part.title}</h2>
          {part.says.map((said) => (
            <p key={said} className="text-base/7 text-bone">
              {said}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

import { SaduBand } from "@/components/decor/sadu-band";
import { Tent } from "@/components/decor/tent";
import { Wordmark } from "@/components/decor/wordmark";
import { LanguageSwitch } from "@/components/home/language-and-sound";
import { directionOf } from "@/components/words/direction";
import type { Language } from "@/lib/browser/storage/settings";
import "./privacy-page.css";
import { privacyWords } from "./privacy-words";

/** What the house keeps of whoever comes, in the language of the page. */
export function PrivacyPage() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <Tent scene="book" />
      <header className="z-(--z-hud) mx-auto flex w-full max-w-[46rem] items-center gap-3 px-5 pt-[calc(var(--safe-top)+1rem)] lg:pt-6">
        <a href="/" className="rounded-chip">
          <Wordmark className="text-2xl lg:text-3xl" />
        </a>
        <div className="ms-auto">
          <LanguageSwitch />
        </div>
      </header>
      <main className="mx-auto w-full max-w-[46rem] flex-1 px-2.5 pt-5 pb-[calc(var(--safe-bottom)+2rem)] sm:px-5">
        {(["en", "ar"] as const).map((spoken) => (
          <PrivacyIn key={spoken} spoken={spoken} />
        ))}
      </main>
      <SaduBand kind="uwairjan" cell={2} />
    </div>
  );
}

function PrivacyIn({ spoken }: { spoken: Language }) {
  const { title, lead, parts } = privacyWords[spoken];
  return (
    <article
      lang={spoken}
      dir={directionOf(spoken)}
      className="read-alone lacquer grid gap-6 rounded-panel px-4.5 pt-6 pb-8 shadow-panel sm:px-8 lg:px-10 lg:pt-9"
    >
      <div>
        <h1 className="font-bold font-display [word-spacing:0.14em] text-3xl text-strong lg:text-4xl">{title}</h1>
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

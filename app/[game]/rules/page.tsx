import type { Metadata } from "next";
import type { RuledGame } from "@/components/rulebook/game-rulebook";
import { RulesPage } from "@/components/rulebook/rules-page";
import { rulesTitleOf } from "@/components/words/page-titles";
import { games, soloGames } from "@/lib/rules/registry";

interface GameRulesPageProps {
  readonly params: Promise<{ readonly game: RuledGame }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => [...Object.keys(games), ...soloGames].map((game) => ({ game }));

export async function generateMetadata({ params }: GameRulesPageProps): Promise<Metadata> {
  return { title: rulesTitleOf((await params).game) };
}

/** A game's rulebook. */
export default async function GameRulesPage({ params }: GameRulesPageProps) {
  return <RulesPage game={(await params).game} />;
}

import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
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
  const { game } = await params;
  return { title: rulesTitleOf(game), ...linkTags(game, `/${game}/rules`) };
}

/** A game's rulebook. */
export default async function GameRulesPage({ params }: GameRulesPageProps) {
  return <RulesPage game={(await params).game} />;
}

import type { Metadata } from "next";
import { HomeOrTable } from "@/components/home/home-or-table";
import { linkTags } from "@/components/previews/link-tags";
import { titleOf } from "@/components/words/page-titles";
import { type GameId, games } from "@/lib/rules/registry";

interface GamePageProps {
  readonly params: Promise<{ readonly game: GameId }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(games).map((game) => ({ game }));

export async function generateMetadata({ params }: GamePageProps): Promise<Metadata> {
  const { game } = await params;
  return { title: titleOf(game), ...linkTags(game, `/${game}`) };
}

/** A game's own front page. */
export default async function GamePage({ params }: GamePageProps) {
  return <HomeOrTable game={(await params).game} />;
}

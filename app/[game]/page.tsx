import type { Metadata } from "next";
import { HomeOrTable } from "@/components/home/home-or-table";
import { titleOf } from "@/components/words/page-titles";
import { type GameId, games } from "@/lib/rules/registry";

interface GamePageProps {
  readonly params: Promise<{ readonly game: GameId }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(games).map((game) => ({ game }));

export async function generateMetadata({ params }: GamePageProps): Promise<Metadata> {
  return { title: titleOf((await params).game) };
}

/** A game's own front page. */
export default async function GamePage({ params }: GamePageProps) {
  return <HomeOrTable game={(await params).game} />;
}

import type { Metadata } from "next";
import { linkTags } from "@/components/previews/link-tags";
import { tables } from "@/components/tables";
import { titleOf } from "@/components/words/page-titles";
import { type GameId, games } from "@/lib/rules/registry";

interface TablePageProps {
  readonly params: Promise<{ readonly game: GameId }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(games).map((game) => ({ game }));

export async function generateMetadata({ params }: TablePageProps): Promise<Metadata> {
  const { game } = await params;
  // Whoever has the link may come; whoever looks for one may not find it.
  return { title: titleOf(game), robots: { index: false }, ...linkTags(game, `/${game}`) };
}

/** Every table of a game: which one it is, the page reads from its address, /GAME/CODE. */
export default async function TablePage({ params }: TablePageProps) {
  const Table = tables[(await params).game];
  return <Table />;
}

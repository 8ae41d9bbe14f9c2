import { createContext } from "react";
import type { TableView } from "@/lib/table/wire/protocol";

/** The ranked table around, null at any other: whoever sits there can be blocked and reported. */
export const RankedTableContext = createContext<TableView | null>(null);

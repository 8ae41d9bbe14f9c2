import * as z from "zod/mini";
import { Listing } from "@/lib/table/directory/listing";
import { Code } from "@/lib/table/wire/protocol";

/** What the door asks a directory: how a table is listed there. */
export const DirectoryQuestion = z.strictObject({ find: Code });

/** And what it is answered. */
export const ListingFound = z.nullable(Listing);

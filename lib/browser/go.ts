import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { setOut } from "./errand";

/** The way to another page: what one waited for before one went elsewhere is called off, however long the page takes. */
export function useGo(): (path: string) => void {
  const router = useRouter();
  return useCallback(
    (path: string) => {
      setOut();
      router.push(path);
    },
    [router],
  );
}

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { startNavigation } from "./pending-navigation";

/** The way to another page: what one waited for before one went elsewhere is called off, however long the page takes. */
export function useNavigate(): (path: string) => void {
  const router = useRouter();
  return useCallback(
    (path: string) => {
      startNavigation();
      router.push(path);
    },
    [router],
  );
}

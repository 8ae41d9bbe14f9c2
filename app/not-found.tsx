import { PageNotFound } from "@/components/page/page-not-found";

export default function NotFound() {
  return <PageNotFound />;
}

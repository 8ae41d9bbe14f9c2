import type { Metadata } from "next";
import { AdminPage } from "@/components/ranked/admin/admin-page";

// For whoever runs the house: in no list, and its address says nothing.
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function Admin() {
  return <AdminPage />;
}

import { durable } from "@/cloud/durable";
import { house } from "@/cloud/house";
import directory from "@/party/directory";
import eights from "./eights";

export const Directory = durable(directory);
export const Eights = durable(eights);

export default house({ directory, eights });

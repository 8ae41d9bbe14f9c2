import { durable } from "@/cloud/durable";
import { house } from "@/cloud/house";
import eights from "./eights";

export const Eights = durable(eights);

export default house({ eights });

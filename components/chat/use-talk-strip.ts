import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { useChat } from "./chat";

/** Offers the talk a strip of the screen for as long as there is room for one; whether it stands there now. */
export function useTalkStrip(hasRoom: boolean): boolean {
  const { isOpen, isOn, isSeated, setOpen, offerPlace } = useChat();
  // Who only reads needs all of it.
  const isOffered = hasRoom && isOn && isSeated;
  useOnChange([isOffered], () => {
    if (!isOffered) return;
    const withdraw = offerPlace("strip");
    return () => {
      withdraw();
      // What stood there does not come to lie over what is next.
      setOpen(false);
    };
  });
  return isOffered && isOpen;
}

import { lazyPart } from "./lazy-part";

// The machinery of these arrives when each is first shown.
export const Modal = lazyPart(() => import("@/components/ui/modal"));
export const MenuList = lazyPart(() => import("@/components/ui/menu-list"));
export const ToastStack = lazyPart(() => import("@/components/ui/toast-stack"));
export const TooltipBubble = lazyPart(() => import("@/components/ui/tooltip-bubble"));

/** What any page may have to show at any time. */
export const lazyOverlays = [ToastStack, Modal, MenuList];

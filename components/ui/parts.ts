import { part } from "./part";

// The machinery of these arrives when each is first shown.
export const Modal = part(() => import("./modal"));
export const MenuList = part(() => import("./menu-list"));
export const ToastStack = part(() => import("./toast-stack"));
export const TooltipBubble = part(() => import("./tooltip-bubble"));

/** What any page may have to show at any time. */
export const anywhere = [ToastStack, Modal, MenuList];

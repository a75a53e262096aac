/** Whether the portal stands in a frame: a form in a dialog over a list. The content policy lets only its own origin frame it. */
export const isInFrame = window.parent !== window;

/** True where the portal stands in a frame: a form in a dialog over a list. The content policy lets only its own origin frame it. */
export const isInFrame = window.parent !== window;

/** The name of a frame that shows a page of the portal, whose forms are pages of their own. */
export const pageFrame = 'portico-page';

/** Returns whether the portal stands in the frame of a page. */
export function isPageFrame(): boolean {
  return isInFrame && window.name === pageFrame;
}

/** Selector of the elements that letters are typed into, or that choose by them; a box to tick and a choice take none. */
const texts =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Returns whether keys that are pressed on an element belong to a text: it has letters and an undo of its own. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(texts) !== null;
}

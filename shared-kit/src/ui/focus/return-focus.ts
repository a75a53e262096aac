/** A dialog that is open, and what had the focus before it, the latest last. */
interface OpenDialog {
  readonly dialog: Element;
  readonly openers: readonly WeakRef<HTMLElement>[];
  readonly path: string;
}

const dialogs = '[role="dialog"][aria-modal="true"]';
/** The number of remembered elements that had the focus: menus that opened a dialog, and their entries, go before it does. */
const most = 6;

/**
 * Gives the focus back when a dialog goes, however it goes: to the latest of what had it before and can take it still, or else to
 * the list of the page. A dialog that is drawn only while it is open, or whose library keeps the focus inside until it is gone,
 * cannot do that itself. Returns what ends the watch.
 */
export function returnFocus(page: Document): () => void {
  // Weakly: what a page that was left behind had in it is not kept for this.
  let last: readonly WeakRef<HTMLElement>[] = [];
  let open: readonly OpenDialog[] = [];
  const observer = new MutationObserver(() => closeGone());
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest(dialogs);
    if (dialog !== null && open.every((each) => each.dialog !== dialog)) {
      closeGone();
      open = [...open, { dialog, openers: last, path: location.pathname }];
      watchWayUp(dialog, observer);
    }
    const others = last.filter((each) => each.deref() !== target);
    last = [...others, new WeakRef(target)].slice(-most);
  };
  const closeGone = () => {
    const lowest = open.find(({ dialog }) => !isThere(dialog));
    if (lowest === undefined) return;
    open = open.filter(({ dialog }) => isThere(dialog));
    if (open.length === 0) observer.disconnect();
    giveBack(page, lowest);
  };
  page.addEventListener('focusin', handleFocus);
  return () => {
    page.removeEventListener('focusin', handleFocus);
    observer.disconnect();
  };
}

/** Gives the focus to the list of the page, for what takes itself away and has no neighbour. Where there is none, nobody has it. */
export function focusList(page: Document): void {
  page.querySelector<HTMLElement>('main :is([role="grid"], [role="treegrid"])')?.focus({ preventScroll: true });
}

/** A dialog is taken out of the page or hidden, by itself or by what it stands in. */
function watchWayUp(dialog: Element, observer: MutationObserver): void {
  const attributes = { attributes: true, attributeFilter: ['style'] };
  for (let each: Element | null = dialog; each !== null; each = each.parentElement) {
    observer.observe(each, each.contains(document.body) ? { childList: true } : { ...attributes, childList: true });
  }
}

function isThere(element: Element): boolean {
  return element.isConnected && element.closest('[style*="display: none"]') === null;
}

function giveBack(page: Document, { openers, path }: OpenDialog): void {
  if (isHeld(page.activeElement)) return;
  for (const opener of openers.toReversed().map((each) => each.deref())) {
    if (opener === undefined || isOfPassingMenu(opener)) continue;
    if (isThere(opener)) opener.focus({ preventScroll: true });
    if (page.activeElement === opener) return;
  }
  // Another page has its own beginning.
  if (path === location.pathname) focusList(page);
}

/** A menu goes once something in it was chosen, and may still be on its way out. */
function isOfPassingMenu(element: Element): boolean {
  return element.closest('.ant-dropdown') !== null;
}

function isHeld(active: Element | null): boolean {
  return active !== null && active !== document.body && isThere(active);
}

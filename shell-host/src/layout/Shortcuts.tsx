import { takesText } from '@portico/shared-kit/ui/keys';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useEffect, useState } from 'react';

const ShortcutsDialog = lazyWithRetry(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

const event = 'portico-shortcuts';

/** Shows the sheet of shortcuts. */
export function showShortcuts(): void {
  dispatchEvent(new Event(event));
}

/** The keys that work on every page: `/` goes to the search box, `?` shows the sheet. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    const onKey = (pressed: KeyboardEvent) => {
      // A page that has its own answer to the key has prevented the default.
      if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey || takesText(pressed.target))
        return;
      if (pressed.key === '?') open();
      if (pressed.key === '/' && focusSearch()) pressed.preventDefault();
    };
    addEventListener(event, open);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener(event, open);
      removeEventListener('keydown', onKey);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** The page's own search box comes before the menu's. */
function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLElement>('main input[type="search"], nav input[type="search"]');
  const [first] = [...boxes].toSorted((one, other) => Number(isInMenu(one)) - Number(isInMenu(other)));
  first?.focus();
  return first !== undefined;
}

function isInMenu(element: HTMLElement): boolean {
  return element.closest('nav') !== null;
}

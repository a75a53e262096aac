import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useRef } from 'react';

interface Printed {
  /** True where the pages are there to be printed. */
  readonly isReady: boolean;
  /** Writes down that they are printed; false keeps our dialog closed. Absent where nobody has to know. */
  readonly note?: (() => Promise<boolean>) | undefined;
  /** Draws what has to be there while the browser looks at the pages, and returns what takes it away. */
  readonly draw?: () => () => void;
}

/**
 * Returns what opens the print dialog, once the print is noted. The browser's own keys do the same; what it prints from its menu is
 * noted as it begins, since nothing can hold that dialog.
 */
export function usePrinting({ isReady, note, draw }: Printed): () => void {
  const isNoted = useRef(false);
  const begin = useStableCallback(() => {
    if (isReady && !isNoted.current) void note?.();
    return draw?.();
  });
  const print = useStableCallback(() => {
    const written = note?.() ?? Promise.resolve(true);
    void written.then((mayPrint) => {
      if (!mayPrint) return;
      isNoted.current = true;
      window.print();
      isNoted.current = false;
    });
  });
  const ownKeys = useStableCallback((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'p';
    if (!isPrint || !isReady || note === undefined) return;
    event.preventDefault();
    print();
  });
  usePrintEvents(begin, ownKeys);
  return print;
}

/** Calls `begin` as the browser begins to print, what that returned as it has ended, and `onKeyDown` for keys. */
function usePrintEvents(begin: () => (() => void) | undefined, onKeyDown: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    let clear: (() => void) | undefined;
    const end = () => {
      clear?.();
      clear = undefined;
    };
    const start = () => {
      end();
      clear = begin();
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      end();
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [begin, onKeyDown]);
}

import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether pages are being printed, and prints them: by our button, or by the browser's own way. The dialog opens once
 * `onPrint` has resolved with true.
 */
export function usePrinting(onPrint: () => Promise<boolean> = anyway): { readonly isPrinting: boolean; print(): void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // All pages have to stand there before the browser looks at them.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const print = useCallback(() => void onPrint().then((mayPrint) => mayPrint && window.print()), [onPrint]);
  return { isPrinting, print };
}

const anyway = () => Promise.resolve(true);

import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingCount } from './fitting.model.ts';

interface Measured {
  readonly key: string;
  /** Px of each button. */
  readonly widths: readonly number[];
}

/**
 * Returns how many buttons of a row stand in it without another line. `key` says what they are called: others are measured anew, with all
 * of them drawn, before anything is seen.
 */
export function useFitting(
  row: RefObject<HTMLElement | null>,
  { key, count, hasMore }: { readonly key: string; readonly count: number; readonly hasMore: boolean },
): number {
  const [measured, setMeasured] = useState<Measured>();
  const [available, setAvailable] = useState(Number.POSITIVE_INFINITY);
  const isMeasured = measured?.key === key;
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = () => {
      const buttons = [...element.children].slice(0, count);
      // Those that are not drawn for want of room keep the width they had.
      if (!isMeasured) setMeasured({ key, widths: buttons.map((button) => button.getBoundingClientRect().width) });
      setAvailable(element.clientWidth || Number.POSITIVE_INFINITY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, key, count, isMeasured]);
  return isMeasured ? fittingCount(measured.widths, available, hasMore) : count;
}

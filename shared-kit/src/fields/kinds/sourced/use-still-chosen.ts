import { useEffect, useRef } from 'react';
import { isEmptyValue } from '../../empty.ts';
import { useFieldServices } from '../../field-services.tsx';
import { objectOf } from '../../json.ts';
import type { OptionSource } from '../option-source.ts';
import { stillOptions } from './load-options.ts';

interface SourcedValue {
  readonly value: readonly string[];
  /** The value that the options are matched with. */
  readonly beside: unknown;
  onChange(value: readonly string[]): void;
}

/**
 * Lets go of what was chosen and is no option beside a value that somebody has just changed. Where that cannot be found
 * out it stays, and saving says what is wrong.
 */
export function useStillChosen(source: OptionSource, current: SourcedValue): void {
  const services = useFieldServices();
  const latest = useRef({ ...current, source, services });
  useEffect(() => {
    latest.current = { ...current, source, services };
  });
  const key = JSON.stringify(objectOf(current.beside)?.id ?? current.beside ?? null);
  const settled = useRef(key);
  useEffect(() => {
    if (settled.current === key) return;
    settled.current = key;
    const { value, beside, source: from, services: own } = latest.current;
    if (value.length === 0 || isEmptyValue(beside)) return;
    const abort = new AbortController();
    const ask = own.queryOptions.bind(own);
    stillOptions(ask, from, { texts: value, beside }, abort.signal).then(
      (kept) => {
        if (!abort.signal.aborted && kept.length < value.length) latest.current.onChange(kept);
      },
      () => {},
    );
    return () => abort.abort();
  }, [key]);
}

import { useCallback, useEffect, useRef } from 'react';
import type { FormFill } from '../../form-fill.tsx';
import type { Property, RowValue } from '../../property.ts';

interface FilledRow {
  readonly row: RowValue;
  readonly columns: readonly Property[];
  onChange(row: RowValue): void;
}

/**
 * Puts values into a row as it is by then: they may come after more was typed. Columns that are not filled in here stay
 * as they are, since a save would not keep what is shown in them.
 */
export function useRowFill({ row, columns, onChange }: FilledRow): FormFill {
  const latest = useRef({ row, columns, onChange });
  useEffect(() => {
    latest.current = { row, columns, onChange };
  });
  return useCallback((values) => {
    const { row: now, columns: own, onChange: put } = latest.current;
    const writable = own.filter(({ code, readOnly }) => readOnly !== true && code in values);
    if (writable.length > 0) put({ ...now, ...Object.fromEntries(writable.map(({ code }) => [code, values[code]])) });
  }, []);
}

import { useCallback, useEffect, useRef } from 'react';
import type { FormFill } from '../../form-fill.tsx';
import type { RowValue } from '../../property.ts';

/** Puts values into a row as it is by then: they may come after more was typed. */
export function useRowFill(row: RowValue, onChange: (row: RowValue) => void): FormFill {
  const latest = useRef({ row, onChange });
  useEffect(() => {
    latest.current = { row, onChange };
  });
  return useCallback((values) => latest.current.onChange({ ...latest.current.row, ...values }), []);
}

import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { createCellReader } from '@portico/shared-kit/fields/cells';
import { useFieldServices } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { useEffect, useRef, useState } from 'react';
import type { CellValues } from './cell-edits.model.ts';

/** The number of times that a text is looked up: what its options are matched with may be found only after it. */
const mostRounds = 3;

/** Returns the function that reads a text as a pasted one is read, and whether it looks something up for that. */
export function useReading(property: PropertyWithRights, data: CellValues) {
  const services = useFieldServices();
  const locale = useLocale();
  const [isFinding, setFinding] = useState(false);
  const mounted = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  const read = async (text: string) => {
    const reader = createCellReader(services, locale, (code) => (code === undefined ? null : data[code]));
    const readNow = () => reader.read(property, text, { id: '' }, []);
    const { signal } = mounted.current ?? new AbortController();
    let result = readNow();
    setFinding(reader.open > 0);
    for (let round = 0; round < mostRounds && reader.open > 0; round += 1) {
      await reader.find(signal);
      result = readNow();
    }
    setFinding(false);
    return result;
  };
  return { read, isFinding };
}

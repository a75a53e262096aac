import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { PageBreaks } from '@portico/shared-kit/contract/page-breaks';
import { useCallback, useMemo, useState } from 'react';
import { readBreaks, withBreak } from './page-breaks.model.ts';

/** Breaks of a print preview, and what changes them. */
export interface PageBreaking {
  readonly breaks: PageBreaks;
  /** Ends a page of a record at so many mm; null: where it ends by itself. */
  move(recordId: RecordId, page: number, end: number | null): void;
  /** Lets every page end by itself. */
  reset(): void;
}

/** Keeps the breaks of records by a template for the tab, so that a reload has them too. */
export function usePageBreaks(schemaCode: string, templateId: string): PageBreaking {
  const key = `pageBreaks ${schemaCode} ${templateId}`;
  const [changed, setChanged] = useState<Readonly<Record<string, PageBreaks>>>({});
  const breaks = useMemo(() => changed[key] ?? readBreaks(sessionStorage.getItem(key)), [changed, key]);
  const keep = useCallback(
    (next: PageBreaks) => {
      sessionStorage.setItem(key, JSON.stringify(next));
      setChanged((before) => ({ ...before, [key]: next }));
    },
    [key],
  );
  return useMemo(
    () => ({
      breaks,
      move: (recordId, page, end) => keep(withBreak(breaks, recordId, page, end)),
      reset: () => keep({}),
    }),
    [breaks, keep],
  );
}

import { useEffect, useRef, useState } from 'react';
import { type UnitEntry, type UnitSource, type UnitType, unitKey } from './unit-source.ts';
import type { PickerRow } from './unit-tree.model.ts';

interface RecentUnits {
  readonly rows: readonly PickerRow[];
  /** True where it is known that there are none. */
  readonly isEmpty: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

interface Answer {
  readonly attempt: number;
  /** Null after a failure. */
  readonly entries: readonly UnitEntry[] | null;
}

/** Returns the people and departments that the user chose last. */
export function useRecentUnits(source: UnitSource, types: readonly UnitType[]): RecentUnits {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef({ source, types });
  useEffect(() => {
    const abort = new AbortController();
    const take = (entries: readonly UnitEntry[] | null) => {
      if (!abort.signal.aborted) setAnswer({ attempt, entries });
    };
    latest.current.source.recent(latest.current.types, abort.signal).then(take, () => take(null));
    return () => abort.abort();
  }, [attempt]);
  const entries = answer?.entries ?? null;
  const hasFailed = answer?.attempt === attempt && entries === null;
  const retry = () => setAttempt((count) => count + 1);
  return { rows: rowsOf(entries, hasFailed), isEmpty: entries?.length === 0, hasFailed, retry };
}

function rowsOf(entries: readonly UnitEntry[] | null, hasFailed: boolean): PickerRow[] {
  if (entries === null) return [{ kind: hasFailed ? 'failed' : 'loading', key: 'state', of: '', level: 0 }];
  if (entries.length === 0) return [{ kind: 'none', key: 'none', of: '', level: 0 }];
  return entries.map((entry): PickerRow => ({ kind: 'unit', key: unitKey(entry), entry, level: 0, isOpen: null }));
}

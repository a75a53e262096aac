import { useEffect, useRef, useState } from 'react';
import { type UnitEntry, type UnitSource, type UnitType, unitKey } from './unit-source.ts';
import type { PickerRow } from './unit-tree.model.ts';

/** Milliseconds after the last key before people are searched. */
const pause = 200;

interface UnitSearchState {
  readonly keyword: string;
  readonly entries: readonly UnitEntry[];
  readonly total: number;
  readonly page: number;
  readonly state: 'loading' | 'failed' | 'ready';
}

interface UnitSearch {
  readonly rows: readonly PickerRow[];
  /** Number of units that were found; null while it is not known. */
  readonly total: number | null;
  fetchMore(): void;
}

/** Returns the results of a search, a page at a time; the rows of the last search stay until those of the next are there. */
export function useUnitSearch(source: UnitSource, keyword: string, types: readonly UnitType[]): UnitSearch {
  const [found, setFound] = useState<UnitSearchState | null>(null);
  const [asked, setAsked] = useState({ keyword: '', page: 0, attempt: 0 });
  if (asked.keyword !== keyword) setAsked({ keyword, page: 0, attempt: 0 });
  const { page, attempt } = asked;
  const latest = useRef({ source, types });
  useEffect(() => {
    latest.current = { source, types };
  });
  useEffect(() => {
    if (keyword === '') return;
    const abort = new AbortController();
    const ask = async () => {
      const { signal } = abort;
      try {
        const next = await latest.current.source.search({ keyword, types: latest.current.types, page }, signal);
        if (!signal.aborted) setFound((last) => joined(page === 0 ? null : last, next, { keyword, page }));
      } catch {
        if (!signal.aborted) setFound((last) => failed(last, keyword));
      }
    };
    const timer = setTimeout(() => void ask(), page === 0 && attempt === 0 ? pause : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword, page, attempt]);
  const isCurrent = found?.keyword === keyword;
  const fetchMore = () => {
    if (!isCurrent) return;
    if (found.state === 'failed')
      setAsked({ keyword, page: found.page + (found.entries.length > 0 ? 1 : 0), attempt: attempt + 1 });
    else if (found.page === page) setAsked({ keyword, page: page + 1, attempt: 0 });
  };
  return {
    rows: rowsOf(found, isCurrent),
    total: isCurrent && found.state === 'ready' ? found.total : null,
    fetchMore,
  };
}

interface UnitSearchPage {
  readonly content: readonly UnitEntry[];
  readonly totalElements: number;
}

function joined(
  last: UnitSearchState | null,
  next: UnitSearchPage,
  asked: { readonly keyword: string; readonly page: number },
): UnitSearchState {
  const entries = [...(last?.entries ?? []), ...next.content];
  return { ...asked, entries, total: next.content.length === 0 ? entries.length : next.totalElements, state: 'ready' };
}

function failed(last: UnitSearchState | null, keyword: string): UnitSearchState {
  const known = last?.keyword === keyword ? last : { entries: [], total: 0, page: 0 };
  return { ...known, keyword, state: 'failed' };
}

function rowsOf(found: UnitSearchState | null, isCurrent: boolean): PickerRow[] {
  const mark = (kind: 'loading' | 'failed' | 'more' | 'none'): PickerRow => ({ kind, key: kind, of: '', level: 0 });
  if (found === null) return [mark('loading')];
  const rows = found.entries.map(
    (entry): PickerRow => ({ kind: 'unit', key: unitKey(entry), entry, level: 0, isOpen: null }),
  );
  if (!isCurrent) return rows.length === 0 ? [mark('loading')] : rows;
  if (found.state === 'failed') return [...rows, mark('failed')];
  if (rows.length === 0) return [mark('none')];
  return rows.length < found.total ? [...rows, mark('more')] : rows;
}

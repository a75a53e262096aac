import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';

/** Record with fields whose values changed; null for one that was not shown before. */
export interface ChangedRecord {
  readonly id: string;
  readonly codes: readonly string[] | null;
}

/** Difference between a page as it is shown and as it is by now. */
export interface PageChanges {
  /** The shown records in their order, with the values that they have by now, and the figures of now. */
  readonly page: RecordPage;
  readonly changed: readonly ChangedRecord[];
  /** Number of records that came, left or stand elsewhere: they wait until somebody wants to see them. */
  readonly waiting: number;
}

/** Compares a page as it is shown with the same page as it is by now. */
export function compareWith(shown: RecordPage, now: RecordPage): PageChanges {
  const byId = new Map<string, BizRecord>(now.content.map((record) => [record.id, record]));
  const changed: ChangedRecord[] = [];
  const content = shown.content.map((record) => {
    const next = byId.get(record.id);
    // An answer may come from a replica that is behind.
    if (next === undefined || next.version <= record.version) return record;
    changed.push({ id: record.id, codes: changedCodes(record, next) });
    return next;
  });
  return { page: { ...shown, ...figuresOf(now), content }, changed, waiting: waitingIn(shown, now) };
}

/** Returns whether the figures of a page, its total and sums, are others than before. */
export function hasOtherFigures(shown: RecordPage, now: RecordPage): boolean {
  return JSON.stringify(figuresOf(shown)) !== JSON.stringify(figuresOf(now));
}

const figuresOf = ({ totalElements, sumMap }: RecordPage) => ({ totalElements, sumMap });

/** Returns the codes of the fields whose values are others. */
export function changedCodes({ data: before }: BizRecord, { data: after }: BizRecord): string[] {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...codes].filter((code) => JSON.stringify(before[code]) !== JSON.stringify(after[code]));
}

/** Counts what came, left or moved; one that came and pushed another from the page is one change. */
function waitingIn({ content: shown }: RecordPage, { content: now }: RecordPage): number {
  const before = new Map<string, number>(shown.map(({ id }, index) => [id, index]));
  const after = new Set<string>(now.map(({ id }) => id));
  const came = now.filter(({ id }) => !before.has(id)).length;
  const left = shown.filter(({ id }) => !after.has(id)).length;
  const places = now.flatMap(({ id }) => before.get(id) ?? []);
  return Math.max(came, left) + places.length - longestRise(places);
}

/** Length of the longest rising sequence: what is not in it stands elsewhere. */
function longestRise(places: readonly number[]): number {
  const ends: number[] = [];
  for (const place of places) {
    const at = ends.findIndex((end) => end > place);
    if (at === -1) ends.push(place);
    else ends[at] = place;
  }
  return ends.length;
}

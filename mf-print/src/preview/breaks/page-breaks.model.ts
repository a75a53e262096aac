import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { PageBreak, PageBreaks } from '@portico/shared-kit/contract/page-breaks';
import type { PageFlow } from '@portico/shared-kit/print';

/** Least mm that a page keeps above a break. */
export const leastEnd = 10;

/**
 * Returns the breaks with one put, or taken away by null. Those of the record's later pages go: other content stands there now.
 */
export function withBreak(breaks: PageBreaks, recordId: RecordId, page: number, end: number | null): PageBreaks {
  const before = (breaks[recordId] ?? []).filter((own) => own.page < page);
  const own = end === null ? before : [...before, { page, end }];
  const { [recordId]: _, ...others } = breaks;
  return own.length === 0 ? others : { ...others, [recordId]: own };
}

/** The end of a page that a person put; null where it ends by itself. */
export function endOf(breaks: PageBreaks, recordId: RecordId, { page }: PageFlow): number | null {
  return breaks[recordId]?.find((own) => own.page === page)?.end ?? null;
}

/** Returns the end of a page after its break it was moved by some mm, downwards where they are positive; null where the page ends by itself again. */
export function movedEnd({ end, usable }: PageFlow, forced: number | null, by: number): number | null {
  // Upwards the last row that still stands there is the next to go; downwards room for one more has to add up.
  const from = by < 0 ? Math.min(end, forced ?? end) : (forced ?? end);
  const moved = Math.round((from + by) * 10) / 10;
  if (moved >= usable || (forced === null && by >= 0)) return null;
  return Math.max(leastEnd, moved);
}

/** Reads kept breaks; what is no break is left out. */
export function readBreaks(text: string | null): PageBreaks {
  try {
    const saved: unknown = JSON.parse(text ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    const all = Object.entries(saved).map(([id, breaks]: [string, unknown]) => [id, soundBreaks(breaks)] as const);
    return Object.fromEntries(all.filter(([, breaks]) => breaks.length > 0));
  } catch {
    return {};
  }
}

function soundBreaks(breaks: unknown): PageBreak[] {
  return Array.isArray(breaks) ? breaks.filter(isBreak) : [];
}

function isBreak(value: unknown): value is PageBreak {
  if (typeof value !== 'object' || value === null || !('page' in value) || !('end' in value)) return false;
  return Number.isInteger(value.page) && typeof value.end === 'number' && value.end > 0;
}

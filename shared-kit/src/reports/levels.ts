import type { DimensionKind } from '../fields/index.ts';
import type { DateLevel } from './dimensions.ts';

/** Returns the level of a dimension: moments are brought together by month where none is named. */
export function levelOf(kind: DimensionKind, level: DateLevel | number | null): DateLevel | number | null {
  return kind === 'date' && level === null ? 'month' : level;
}

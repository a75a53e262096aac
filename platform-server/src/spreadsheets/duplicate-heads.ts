import type { SpreadsheetRow } from './cells.ts';

/** Text that stands in several columns of a head. */
export interface DuplicateHead {
  readonly text: string;
  /** Columns with it, from 0. */
  readonly columns: readonly number[];
}

/** Returns the texts that a row of a head has more than once, without blanks at their ends; whether that matters, the caller knows. */
export function findDuplicateHeads({ cells }: SpreadsheetRow): DuplicateHead[] {
  const columns = Map.groupBy(cells, ({ value }) => String(value).trim());
  return [...columns]
    .filter(([, each]) => each.length > 1)
    .map(([text, each]) => ({ text, columns: each.map(({ column }) => column) }));
}

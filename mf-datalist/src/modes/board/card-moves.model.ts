import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** Move of a card that the server has not answered yet, or that the board does not show from its own records yet. */
export interface CardMove {
  /** The record with its new values. */
  readonly record: BizRecord;
  /** Cells by their ids. */
  readonly from: string;
  readonly to: string;
  /** Time at which it was saved, in epoch ms; null while it is being saved. */
  readonly savedAt: number | null;
}

/** Moves by the ids of their records. */
export type CardMoves = ReadonlyMap<string, CardMove>;

/** Records of a cell as they were read, and the time at which they were, in epoch ms. */
export interface ReadCell {
  readonly id: string;
  readonly records: readonly BizRecord[];
  readonly readAt: number;
}

/** Returns the records that a cell shows: those that were read, as they are once the moves are done. */
export function shownIn({ id, records, readAt }: ReadCell, moves: CardMoves): readonly BizRecord[] {
  const open = [...moves.values()].filter(({ savedAt }) => savedAt === null || savedAt > readAt);
  if (open.length === 0) return records;
  const moved = new Map(open.map((move) => [move.record.id, move]));
  const here = open.filter(({ to }) => to === id).map(({ record }) => record);
  return [...here, ...records.filter((record) => !moved.has(record.id))];
}

/** Returns by how many records the moves change the count of a cell or of several, which was read at a time in epoch ms. */
export function countChange(isOf: (cellId: string) => boolean, readAt: number, moves: CardMoves): number {
  return [...moves.values()].reduce((sum, { from, to, savedAt }) => {
    if (savedAt !== null && savedAt <= readAt) return sum;
    return sum + Number(isOf(to)) - Number(isOf(from));
  }, 0);
}

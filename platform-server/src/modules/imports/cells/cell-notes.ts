import type { CellRefusal } from '@portico/shared-kit/contract/cell-changes.schema';

/** Cells of one row that are refused for one reason. */
export interface RefusedCells {
  readonly row: number;
  readonly code: string | null;
  readonly reason: string;
  readonly isOfRow: boolean;
}

/** Gathers why cells are not written: rows with the same reason in the same column are told once. */
export class CellNotes {
  readonly #groups = new Map<string, CellRefusal & { readonly rows: number[] }>();

  note({ row, code, reason, isOfRow }: RefusedCells): void {
    const key = JSON.stringify([code, reason, isOfRow]);
    const group = this.#groups.get(key) ?? { code, reason, isOfRow, rows: [] };
    this.#groups.set(key, group);
    if (!group.rows.includes(row)) group.rows.push(row);
  }

  all(): readonly CellRefusal[] {
    return [...this.#groups.values()];
  }
}

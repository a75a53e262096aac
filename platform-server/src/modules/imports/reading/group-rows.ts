import type { SpreadsheetCell, SpreadsheetRow } from '../../../spreadsheets/index.ts';
import type { MappedColumn } from '../columns/match-heads.ts';

/** Cells of a row by the codes of the fields that they fill. */
export interface SourceRow {
  /** As the spreadsheet shows it, from 1. */
  readonly rowNumber: number;
  readonly cells: Readonly<Record<string, SpreadsheetCell>>;
}

/** Record as a file has it: a row, and the rows of sub-tables that begin in it and go on below. */
export interface SourceRecord extends SourceRow {
  readonly children: Readonly<Record<string, readonly SourceRow[]>>;
}

interface OpenRecord {
  readonly rowNumber: number;
  readonly cells: Record<string, SpreadsheetCell>;
  readonly children: Record<string, SourceRow[]>;
}

/**
 * Gathers the rows of a file into records: a row with values of the record begins one, and those below it that have
 * values of sub-tables alone belong to it, as merged cells leave them.
 */
export class RowGrouper {
  readonly #places: ReadonlyMap<number, { readonly code: string; readonly column: string | null }>;
  #open: OpenRecord | null = null;

  constructor(mapping: readonly MappedColumn[]) {
    this.#places = new Map(
      mapping.map(({ column, path }) => {
        const [code = path, child = null] = path.split('.');
        return [column, { code, column: child }];
      }),
    );
  }

  /** Takes rows in; returns the records that are complete by them. */
  take(rows: readonly SpreadsheetRow[]): SourceRecord[] {
    return rows.flatMap((row) => this.#takeRow(row));
  }

  /** Returns the last record. */
  end(): SourceRecord[] {
    const last = this.#open === null ? [] : [this.#open];
    this.#open = null;
    return last;
  }

  #takeRow({ row: rowNumber, cells }: SpreadsheetRow): SourceRecord[] {
    const own: Record<string, SpreadsheetCell> = {};
    const children: Record<string, Record<string, SpreadsheetCell>> = {};
    for (const cell of cells) {
      const place = this.#places.get(cell.column);
      if (place === undefined || isBlank(cell)) continue;
      if (place.column === null) own[place.code] = cell;
      else (children[place.code] ??= {})[place.column] = cell;
    }
    const [hasOwn, rows] = [Object.keys(own).length > 0, Object.entries(children)];
    if (!hasOwn && rows.length === 0) return [];
    const ended = hasOwn || this.#open === null ? this.end() : [];
    this.#open ??= { rowNumber, cells: own, children: {} };
    for (const [code, cellsOfRow] of rows) (this.#open.children[code] ??= []).push({ rowNumber, cells: cellsOfRow });
    return ended;
  }
}

const isBlank = ({ value }: SpreadsheetCell) => typeof value === 'string' && value.trim() === '';

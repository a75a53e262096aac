import type { SpreadsheetCell } from '../../../spreadsheets/index.ts';
import { endOfTurn } from '../../../taking-turns.ts';
import type { DraftProblem } from '../../records/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import type { NameLookUp } from '../look-ups/names.ts';
import { CellReader, type NamesAsked } from './cell-reader.ts';
import type { SourceRecord } from './group-rows.ts';

/** A record as it was read: its values by code, and what is wrong with its cells. */
export interface ReadRecord {
  readonly source: SourceRecord;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly DraftProblem[];
}

interface ReaderNeeds {
  readonly targets: readonly ImportTarget[];
  readonly locale: 'zh' | 'en';
  readonly names: NameLookUp;
  readonly newId: () => string;
  /** Values that the person gave to texts before, by the paths of fields. */
  readonly remembered: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** True where texts become options of the fields that allow it. */
  readonly addsOptions: boolean;
}

/** Field that the file has, or column of a sub-table, with what reads its cells. */
interface ReadField {
  readonly code: string;
  readonly reader: CellReader;
}

type Cells = Readonly<Record<string, SpreadsheetCell>>;

/**
 * Returns what reads the records of a file. All that their cells name is looked up together. A field of the file that a
 * record leaves empty has the value null.
 */
export function draftReader({ targets, locale, names, newId, remembered, addsOptions }: ReaderNeeds) {
  const written = targets.filter(({ isKeyOnly }) => !isKeyOnly);
  const fieldOf = ({ path, code, property }: ImportTarget) => {
    return { code, reader: new CellReader(property, locale, names, { remembered: remembered.get(path), addsOptions }) };
  };
  const fields = written.filter(({ parent }) => parent === null).map(fieldOf);
  const columns = written.filter(({ parent }) => parent !== null);
  const tables = [...Map.groupBy(columns, ({ parent }) => parent?.code ?? '')].map(
    ([code, own]): [string, readonly ReadField[]] => [code, own.map(fieldOf)],
  );

  const readers = [...fields, ...tables.flatMap(([, own]) => own)].map(({ reader }) => reader);

  async function askFor(records: readonly SourceRecord[]): Promise<NamesAsked> {
    const asked: NamesAsked = { people: new Set(), departments: new Set(), records: new Map() };
    for (const { cells, children } of records) {
      const wait = endOfTurn();
      if (wait !== undefined) await wait;
      askIn(cells, fields, asked);
      for (const [code, own] of tables) for (const row of children[code] ?? []) askIn(row.cells, own, asked);
    }
    return asked;
  }

  return async (records: readonly SourceRecord[]): Promise<readonly ReadRecord[]> => {
    for (const reader of readers) reader.begin();
    await names.look(await askFor(records));
    const read: ReadRecord[] = [];
    for (const record of records) {
      const wait = endOfTurn();
      if (wait !== undefined) await wait;
      read.push(readRecord(record, { fields, tables, newId }));
    }
    return read;
  };
}

interface ReadFields extends Pick<ReaderNeeds, 'newId'> {
  readonly fields: readonly ReadField[];
  readonly tables: readonly (readonly [string, readonly ReadField[]])[];
}

function readRecord(source: SourceRecord, { fields, tables, newId }: ReadFields): ReadRecord {
  const problems: DraftProblem[] = [];
  const values = readCells(source.cells, fields, ({ code, ...problem }) =>
    problems.push({ path: code, row: null, ...problem }),
  );
  for (const [table, own] of tables) {
    const rows = (source.children[table] ?? []).map(({ cells }, row) => ({
      id: newId(),
      ...readCells(cells, own, ({ code, ...problem }) => problems.push({ path: `${table}.${code}`, row, ...problem })),
    }));
    values[table] = rows.length === 0 ? null : rows;
  }
  return { source, values, problems };
}

function askIn(cells: Cells, fields: readonly ReadField[], asked: NamesAsked): void {
  for (const { code, reader } of fields) {
    const cell = cells[code];
    if (cell !== undefined) reader.ask(cell, asked);
  }
}

type CellFault = Pick<DraftProblem, 'kind' | 'reason'> & { readonly code: string };

function readCells(
  cells: Cells,
  fields: readonly ReadField[],
  tell: (fault: CellFault) => unknown,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { code, reader } of fields) {
    const cell = cells[code];
    const reading = cell === undefined ? { value: null } : reader.read(cell);
    values[code] = reading.kind === undefined ? reading.value : null;
    if (reading.kind !== undefined) tell({ code, kind: reading.kind, reason: reading.reason });
  }
  return values;
}

import type { Writable } from 'node:stream';
import type { BeginExportInput } from '@portico/shared-kit/contract/exports.schema';
import { type CellInput, type HeadCell, type SheetColumn, writeCsv, writeXlsx } from '../../spreadsheets/index.ts';
import type { PlannedColumn } from './export-columns.ts';
import type { FieldColumn } from './field-cells.ts';

/** File of an export to be written. */
export interface ExportFile extends Pick<BeginExportInput, 'separator'> {
  readonly format: NonNullable<BeginExportInput['format']>;
  /** Title of the list. */
  readonly title: string;
  readonly columns: readonly PlannedColumn[];
  readonly rows: AsyncIterable<readonly CellInput[]>;
}

/** Sign between a sub-table and its column where a head has one row only. */
const within = ' / ';

/** Writes a file as fast as it is taken. Resolves with the number of texts that were cut; rejects as `writeXlsx`. */
export async function writeExport(destination: Writable, file: ExportFile, signal: AbortSignal): Promise<number> {
  const { format, title, columns, rows, separator = ',' } = file;
  if (format === 'csv') {
    await writeCsv(destination, { head: [textHead(columns)], rows, separator }, { signal });
    return 0;
  }
  const sheet = { name: title, columns: sheetColumns(columns), head: sheetHead(columns), rows };
  return (await writeXlsx(destination, [sheet], { signal })).cutTexts;
}

function textHead(columns: readonly PlannedColumn[]): string[] {
  return columns.flatMap(({ field, children }) =>
    children === null ? [field.name] : children.map(({ name }) => field.name + within + name),
  );
}

function sheetColumns(columns: readonly PlannedColumn[]): SheetColumn[] {
  const fields = columns.flatMap(({ field, children }): readonly FieldColumn[] => children ?? [field]);
  return fields.map(({ width, numberFormat }) => ({
    width,
    ...(numberFormat === undefined ? {} : { format: numberFormat }),
  }));
}

/** Returns the head: a second row has the columns of sub-tables, below their names. */
function sheetHead(columns: readonly PlannedColumn[]): HeadCell[][] {
  const filled = columns.filter(({ children }) => children?.length !== 0);
  if (filled.every(({ children }) => children === null)) return [filled.map(({ field }) => ({ text: field.name }))];
  const first = filled.map(({ field, children }): HeadCell => {
    return { text: field.name, ...(children === null ? { rowSpan: 2 } : { columnSpan: children.length }) };
  });
  const second = filled.flatMap(({ children }) => (children ?? []).map(({ name }) => ({ text: name })));
  return [first, second];
}

import type { ImportRows } from '@portico/shared-kit/contract/import-corrections.schema';
import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import type { Property } from '@portico/shared-kit/fields';
import { localised, type Locale } from '@portico/shared-kit/i18n';

/** Widths of data columns in px (list spec, section 9): 252 for long texts, people, sub-tables, records and addresses. */
const widths = { wide: 252, other: 200 } as const;
const wideTypes: ReadonlySet<number> = new Set([1, 5, 8, 9, 10]);

/** Column of the correction table: a field, or a column of a sub-table. */
export interface CorrectionColumn {
  /** `amount`, or `lines.price` of a sub-table. */
  readonly path: string;
  readonly name: string;
  /** Name of the sub-table; null for a field of the record. */
  readonly group: string | null;
  readonly property: Property;
  readonly width: number;
}

/** Row of the correction table: a refused row, or a row of one of its sub-tables. */
export interface CorrectionRow {
  readonly key: string;
  /** Number in the file. */
  readonly rowNumber: number;
  /** Code of the sub-table; null for a record. */
  readonly subTable: string | null;
  /** Number of the record's row, its own for a record. */
  readonly recordRow: number;
  /** Reason for which it is refused as a whole; null for none. */
  readonly reason: string | null;
  /** Cells by path. */
  readonly cells: Readonly<Record<string, ImportCell>>;
  readonly children: readonly CorrectionRow[];
}

/** Returns the columns of the table; those whose field the list does not know are left out. */
export function correctionColumns(
  headColumns: ImportRows['headColumns'],
  properties: readonly Property[],
  locale: Locale,
): readonly CorrectionColumn[] {
  return headColumns.flatMap(({ propertyCode, childColumns = [], name, name_i18n }) => {
    const property = properties.find(({ code }) => code === propertyCode);
    if (property === undefined) return [];
    const own = localised(name, name_i18n, locale);
    if (property.subSchema === undefined) return [columnOf(propertyCode, property, { name: own, group: null })];
    return childColumns.flatMap((child) => {
      const column = property.subSchema?.properties.find(({ code }) => code === child.propertyCode);
      const words = { name: localised(child.name, child.name_i18n, locale), group: own };
      return column === undefined ? [] : [columnOf(`${propertyCode}.${child.propertyCode}`, column, words)];
    });
  });
}

function columnOf(path: string, property: Property, words: Pick<CorrectionColumn, 'name' | 'group'>): CorrectionColumn {
  return { path, property, ...words, width: wideTypes.has(property.propertyType) ? widths.wide : widths.other };
}

/** Returns the rows of a page, those of sub-tables below their record. */
export function correctionRows(content: readonly ImportRow[]): readonly CorrectionRow[] {
  return content.map(({ rowNumber, cells, children, reason }) => ({
    key: `record ${rowNumber}`,
    rowNumber,
    subTable: null,
    recordRow: rowNumber,
    reason,
    cells,
    children: Object.entries(children).flatMap(([subTable, rows]) =>
      rows.map((row) => ({
        key: `${subTable} ${row.rowNumber}`,
        rowNumber: row.rowNumber,
        subTable,
        recordRow: rowNumber,
        reason: null,
        cells: Object.fromEntries(Object.entries(row.cells).map(([code, cell]) => [`${subTable}.${code}`, cell])),
        children: [],
      })),
    ),
  }));
}

/** Position of a cell in the table. */
export interface CellPosition {
  readonly rowNumber: number;
  readonly path: string;
}

/** Returns the first cell of a row, or of its sub-tables, that has a problem, in the order of the columns; null for none. */
export function firstProblem(row: CorrectionRow, columns: readonly CorrectionColumn[]): CellPosition | null {
  for (const each of [row, ...row.children]) {
    const column = columns.find(({ path }) => each.cells[path]?.problem !== undefined);
    if (column !== undefined) return { rowNumber: each.rowNumber, path: column.path };
  }
  return null;
}

/** Returns the row and the cell at a position; null where they are on no page that is shown. */
export function cellAt(rows: readonly CorrectionRow[], { rowNumber, path }: CellPosition) {
  const all = rows.flatMap((row) => [row, ...row.children]);
  const row = all.find((each) => each.rowNumber === rowNumber && each.cells[path] !== undefined);
  const cell = row?.cells[path];
  return row === undefined || cell === undefined ? null : { row, cell };
}

/**
 * Returns the selection after a change (list spec, section 4): a record that is let go of takes the rows of its
 * sub-tables along, and a row of a sub-table that is selected brings its record.
 */
export function nextSelection(
  rows: readonly CorrectionRow[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): ReadonlySet<string> {
  const next = new Set(after);
  for (const { key, children } of rows) {
    if (before.has(key) && !after.has(key)) for (const child of children) next.delete(child.key);
    else if (children.some((child) => after.has(child.key) && !before.has(child.key))) next.add(key);
  }
  return next;
}

/** Returns the cells that a block of texts fills: from a cell to the right, and down over rows of the same kind. */
export function pastedCells(
  rows: readonly CorrectionRow[],
  columns: readonly CorrectionColumn[],
  { from, block }: { readonly from: CellPosition; readonly block: readonly (readonly string[])[] },
) {
  const start = cellAt(rows, from);
  if (start === null) return [];
  const { subTable } = start.row;
  const all = rows.flatMap((row) => [row, ...row.children]).filter((row) => row.subTable === subTable);
  const paths = columns.map(({ path }) => path).filter((path) => start.row.cells[path] !== undefined);
  const [firstRow, firstPath] = [all.indexOf(start.row), paths.indexOf(from.path)];
  return block.flatMap((texts, down) =>
    texts.flatMap((text, right) => {
      const [row, path] = [all[firstRow + down], paths[firstPath + right]];
      return row === undefined || path === undefined ? [] : [{ rowNumber: row.rowNumber, propertyPath: path, text }];
    }),
  );
}

/** Returns the numbers of the selected rows that have a cell of a field: records, or rows of its sub-table. */
export function selectedRowNumbers(
  rows: readonly CorrectionRow[],
  selected: ReadonlySet<string>,
  path: string,
): readonly number[] {
  return rows
    .flatMap((row) => [row, ...row.children])
    .filter(({ key, cells }) => selected.has(key) && cells[path] !== undefined)
    .map(({ rowNumber }) => rowNumber);
}

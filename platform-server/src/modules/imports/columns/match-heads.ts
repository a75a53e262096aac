import type { CellRange, SpreadsheetCell, SpreadsheetRow } from '../../../spreadsheets/index.ts';
import { type ImportTarget, namesOf } from './import-targets.ts';

/** Column of a file under its head. */
export interface HeadColumn {
  /** Counts from 0. */
  readonly column: number;
  readonly text: string;
  /** Head of the group that it stands in; null for none. */
  readonly group: string | null;
}

/** Head of a file: one row, or two where groups stand above their columns. */
export interface SheetHead {
  readonly rowCount: 1 | 2;
  readonly columns: readonly HeadColumn[];
}

/** Column of a file with the field that it fills. */
export interface MappedColumn {
  readonly column: number;
  readonly path: string;
}

/** Returns a head as it is compared: without width, case, marks of what is required, and spaces at its ends. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[*\s]+|[*\s]+$/gu, '')
    .toLowerCase();
}

const textOf = (cell: SpreadsheetCell | undefined) => (cell === undefined ? '' : String(cell.value));

function textsIn(row: SpreadsheetRow | undefined): ReadonlyMap<number, string> {
  const texts = (row?.cells ?? []).map((cell): [number, string] => [cell.column, textOf(cell)]);
  return new Map(texts.filter(([, text]) => plain(text) !== ''));
}

/**
 * Returns the head that the first rows of a file are. It has two rows where a head of the first one stands over several
 * columns, or is the name of a sub-table whose columns the second one names.
 */
export function readHead(
  [first, second]: readonly SpreadsheetRow[],
  merges: readonly CellRange[],
  targets: readonly ImportTarget[],
): SheetHead {
  const [upper, lower] = [textsIn(first), textsIn(second)];
  const groups = groupsIn(upper, lower, { merges, firstRow: first?.row ?? 1 }, targets);
  if (first === undefined || groups.size === 0)
    return { rowCount: 1, columns: [...upper].map(([column, text]) => ({ column, text, group: null })) };
  const all = [...new Set([...upper.keys(), ...lower.keys()])].toSorted((left, right) => left - right);
  const columns = all.flatMap((column): HeadColumn[] => {
    const group = groups.get(column) ?? null;
    const text = group === null ? (upper.get(column) ?? lower.get(column)) : lower.get(column);
    return text === undefined ? [] : [{ column, text, group }];
  });
  return { rowCount: 2, columns };
}

/** The group of each column that stands in one: below a merged cell, or behind the name of a sub-table until the next head. */
function groupsIn(
  upper: ReadonlyMap<number, string>,
  lower: ReadonlyMap<number, string>,
  { merges, firstRow: firstHeadRow }: { readonly merges: readonly CellRange[]; readonly firstRow: number },
  targets: readonly ImportTarget[],
): ReadonlyMap<number, string> {
  const last = Math.max(-1, ...lower.keys());
  const groups = new Map<number, string>();
  for (const [column, text] of upper) {
    const merge = merges.find(({ firstRow, firstColumn }) => firstRow === firstHeadRow && firstColumn === column);
    const end = merge?.lastColumn ?? endOfGroup(column, last, upper);
    const columns = Array.from({ length: end - column + 1 }, (_, at) => column + at);
    // A field may be called as a sub-table is: then what stands below it is a value.
    const isGroup = columns.some((each) => targets.some((target) => isNamed(target, lower.get(each) ?? '', text)));
    if (isGroup) for (const each of columns) groups.set(each, text);
  }
  return groups;
}

function endOfGroup(column: number, last: number, upper: ReadonlyMap<number, string>): number {
  let end = column;
  while (end < last && !upper.has(end + 1)) end += 1;
  return end;
}

/** Returns the fields that heads name, each filled by the first column with its name. */
export function matchHeads({ columns }: SheetHead, targets: readonly ImportTarget[]): readonly MappedColumn[] {
  const free = new Set(targets);
  return columns.flatMap(({ column, text, group }): MappedColumn[] => {
    const target = [...free].find((each) => isNamed(each, text, group));
    if (target === undefined) return [];
    free.delete(target);
    return [{ column, path: target.path }];
  });
}

const separators = ['.', '/', '-', ':', ' '];

function isNamed({ property, parent }: ImportTarget, text: string, group: string | null): boolean {
  const wanted = plain(text);
  const names = namesOf(property).map(plain);
  if (parent === null) return group === null && names.includes(wanted);
  const tables = namesOf(parent).map(plain);
  if (group !== null) return tables.includes(plain(group)) && names.includes(wanted);
  // Without groups, as csv files are: `lines.price`.
  return tables.some((table) => separators.some((sign) => names.some((name) => wanted === `${table}${sign}${name}`)));
}

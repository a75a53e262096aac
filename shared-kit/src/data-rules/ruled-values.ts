import { localised, type Locale } from '../i18n/index.ts';
import { invalidInRow } from '../fields/problems.ts';
import type { CellProblem, Property, RowValue } from '../fields/index.ts';

/** A rule that a value breaks, in words for people. */
export interface RuleProblem {
  readonly propertyCode: string;
  text(locale: Locale): string;
  /** Every cell that breaks it, where that is in rows of a sub-table. */
  readonly cells?: readonly CellProblem[];
}

type Values = Readonly<Record<string, unknown>>;

/** A value that a rule is about: a field of a record, or a column of one of its rows. */
export interface RuledValue {
  readonly property: Property;
  /** Counts from 1; null outside of sub-tables. */
  readonly row: number | null;
  /** The row's id; '' outside of sub-tables. */
  readonly rowId: string;
  /** A value beside it: of the record, or by its path of the same row. */
  valueOf(code: string): unknown;
}

/** The field of a record that a path leads to: `lines` of `lines.price`. */
export function itemOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

/** The field or the column that a path leads to. */
function propertyAt(properties: readonly Property[], path: string): Property | undefined {
  const [code, column] = path.split('.');
  const item = properties.find((each) => each.code === code);
  return column === undefined ? item : item?.subSchema?.properties.find((each) => each.code === column);
}

/** The values of a record that a rule with this path is about. */
export function ruledValuesOf(path: string, properties: readonly Property[], record: Values): RuledValue[] {
  const property = propertyAt(properties, path);
  const item = itemOf(path);
  if (property === undefined) return [];
  if (item === path) return [{ property, row: null, rowId: '', valueOf: (code) => record[code] }];
  const rows = record[item];
  return (Array.isArray(rows) ? (rows as readonly RowValue[]) : []).map((row, index) => ({
    property,
    row: index + 1,
    rowId: row.id,
    valueOf: (code) => (code.startsWith(`${item}.`) ? row[code.slice(item.length + 1)] : record[code]),
  }));
}

/** The words of a broken rule with the row and the column where it is broken; it is told at the field. */
export function problemAt({ property, row, rowId }: RuledValue, problem: RuleProblem): RuleProblem {
  if (row === null) return problem;
  const column = (locale: Locale) => localised(property.name, property.name_i18n, locale);
  const told = invalidInRow(row, column, { key: 'inRow', text: problem.text });
  const cells = [{ rowId, column: property.code, text: problem.text }];
  return { propertyCode: itemOf(problem.propertyCode), text: told.problem.text, cells };
}

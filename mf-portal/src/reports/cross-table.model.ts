import type { ChartData, ChartGroup } from '@portico/shared-kit/contract/reports.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { figures, labelAt } from './chart-cells.model.ts';
import type { ChartColumn, ChartTable } from './chart-table.model.ts';
import { measureLabel } from './chart-words.model.ts';

/** Place of a group on one side of a pivot table: the indexes of its members there. */
const along = (group: ChartGroup, axes: readonly number[]) => axes.map((at) => group.at[at] ?? -1);

/** The sides of a pivot table: its dimensions by their indexes, and a group for each row and column, by the key of its place. */
interface Sides {
  readonly down: readonly number[];
  readonly across: readonly number[];
  readonly rows: readonly (readonly [key: string, group: ChartGroup])[];
  readonly heads: readonly (readonly [key: string, group: ChartGroup])[];
}

function sidesOf({ dimensions, groups }: ChartData): Sides {
  const on = (side: 'rows' | 'columns') => dimensions.flatMap(({ axis }, at) => (axis === side ? [at] : []));
  const distinct = (axes: readonly number[]) => {
    const found = new Map(groups.map((group) => [along(group, axes).join(' '), group]));
    return [...found].toSorted(([, left], [, right]) => inOrder(along(left, axes), along(right, axes)));
  };
  const [down, across] = [on('rows'), on('columns')];
  return { down, across, rows: distinct(down), heads: distinct(across) };
}

/** Returns the table of a pivot table: a row for each value of its rows, a column for each of its columns and measures. */
export function crossTable(data: ChartData, locale: Locale): ChartTable {
  const sides = sidesOf(data);
  const { down, across, rows, heads } = sides;
  const cellKey = (row: ChartGroup, column: ChartGroup) =>
    `${along(row, down).join(' ')}|${along(column, across).join(' ')}`;
  const cells = new Map(data.groups.map((group) => [cellKey(group, group), group]));
  const lines = rows.map(([key, group]) => {
    const ofRow = heads.map(([, head]) => cells.get(cellKey(group, head)));
    return {
      key,
      cells: [
        ...down.map((at) => labelAt(data, group, at, locale)),
        ...ofRow.flatMap((cell) => (cell === undefined ? data.measures.map(() => '') : figures(data, cell, locale))),
      ],
      marks: [...down.map(() => null), ...ofRow.flatMap((cell) => data.measures.map(() => cell?.at ?? null))],
    };
  });
  return { columns: columnsOf(data, sides, locale), rows: lines };
}

function columnsOf(data: ChartData, { down, across, heads }: Sides, locale: Locale): ChartColumn[] {
  const several = data.measures.length > 1;
  return [
    ...down.map((at) => {
      const { name = '', name_i18n = null } = data.dimensions[at] ?? {};
      return { key: `d${at}`, title: localised(name, name_i18n, locale), isFigure: false };
    }),
    ...heads.flatMap(([key, group]) =>
      data.measures.map((measure, at) => {
        const words = across.map((axis) => labelAt(data, group, axis, locale));
        const title = [...words, ...(several ? [measureLabel(measure, locale)] : [])].join(' · ');
        return { key: `${key}|${at}`, title, isFigure: true };
      }),
    ),
  ];
}

/** Totals, whose index is -1, come last. */
function inOrder(left: readonly number[], right: readonly number[]): number {
  const end = (index: number) => (index < 0 ? Number.MAX_SAFE_INTEGER : index);
  const at = left.findIndex((index, place) => index !== right[place]);
  return at < 0 ? 0 : end(left[at] ?? 0) - end(right[at] ?? 0);
}

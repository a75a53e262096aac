import type { ChartData, ChartGroup } from '@portico/shared-kit/contract/reports.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { figureLabel, measureLabel, memberLabel } from './chart-words.model.ts';
import { reportTexts } from './reports.texts.ts';

/** Column of the table of a chart; figures stand at the right. */
export interface ChartColumn {
  readonly key: string;
  readonly title: string;
  readonly isFigure: boolean;
}

/** Row of the table of a chart. */
interface ChartRow {
  readonly key: string;
  readonly cells: readonly string[];
  /** Indexes of the members that each cell stands for, as those of a mark; null where it leads nowhere of its own. */
  readonly marks: readonly (readonly number[] | null)[];
}

/** Data of a chart as a table of texts: the equal alternative to its picture, and what is exported. */
export interface ChartTable {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
}

/** Returns the table of a chart: a row for each group, or for a pivot table for each value of its rows. */
export function chartTable(data: ChartData, locale: Locale): ChartTable {
  return data.dimensions.some(({ axis }) => axis === 'columns') ? crossTable(data, locale) : plainTable(data, locale);
}

function plainTable(data: ChartData, locale: Locale): ChartTable {
  const { dimensions, measures, groups } = data;
  const columns = [
    ...dimensions.map(({ name, name_i18n }, at) => ({
      key: `d${at}`,
      title: localised(name, name_i18n, locale),
      isFigure: false,
    })),
    ...measures.map((measure, at) => ({ key: `m${at}`, title: measureLabel(measure, locale), isFigure: true })),
  ];
  const rows = groups.map((group) => ({
    key: group.at.join(' '),
    cells: [...dimensions.map((_, at) => labelAt(data, group, at, locale)), ...figures(data, group, locale)],
    // One way for each row, at its last value: the figures of a row are of the same records.
    marks: columns.map((_, at) => (at === Math.max(0, dimensions.length - 1) ? group.at : null)),
  }));
  return { columns, rows };
}

function crossTable(data: ChartData, locale: Locale): ChartTable {
  const on = (side: 'rows' | 'columns') => data.dimensions.flatMap(({ axis }, at) => (axis === side ? [at] : []));
  const [down, across] = [on('rows'), on('columns')];
  const along = (group: ChartGroup, axes: readonly number[]) => axes.map((at) => group.at[at] ?? -1);
  const distinct = (axes: readonly number[]) => {
    const found = new Map(data.groups.map((group) => [along(group, axes).join(' '), group]));
    return [...found].toSorted(([, left], [, right]) => inOrder(along(left, axes), along(right, axes)));
  };
  const cellKey = (row: ChartGroup, column: ChartGroup) =>
    `${along(row, down).join(' ')}|${along(column, across).join(' ')}`;
  const heads = distinct(across);
  const cells = new Map(data.groups.map((group) => [cellKey(group, group), group]));
  const words = (group: ChartGroup, axes: readonly number[]) => axes.map((at) => labelAt(data, group, at, locale));
  const several = data.measures.length > 1;
  const columns = [
    ...down.map((at) => {
      const { name = '', name_i18n = null } = data.dimensions[at] ?? {};
      return { key: `d${at}`, title: localised(name, name_i18n, locale), isFigure: false };
    }),
    ...heads.flatMap(([key, group]) =>
      data.measures.map((measure, at) => ({
        key: `${key}|${at}`,
        title: [...words(group, across), ...(several ? [measureLabel(measure, locale)] : [])].join(' · '),
        isFigure: true,
      })),
    ),
  ];
  const rows = distinct(down).map(([key, group]) => ({
    key,
    cells: [
      ...words(group, down),
      ...heads.flatMap(([, head]) => {
        const cell = cells.get(cellKey(group, head));
        return cell === undefined ? data.measures.map(() => '') : figures(data, cell, locale);
      }),
    ],
    marks: [
      ...down.map(() => null),
      ...heads.flatMap(([, head]) => {
        const { at = null } = cells.get(cellKey(group, head)) ?? {};
        return data.measures.map(() => at);
      }),
    ],
  }));
  return { columns, rows };
}

/** Totals, whose index is -1, come last. */
function inOrder(left: readonly number[], right: readonly number[]): number {
  const end = (index: number) => (index < 0 ? Number.MAX_SAFE_INTEGER : index);
  const at = left.findIndex((index, place) => index !== right[place]);
  return at < 0 ? 0 : end(left[at] ?? 0) - end(right[at] ?? 0);
}

function labelAt({ dimensions }: ChartData, { at }: ChartGroup, index: number, locale: Locale): string {
  const dimension = dimensions[index];
  const member = dimension?.members[at[index] ?? -1];
  if (dimension === undefined || member === undefined) return reportTexts.t(locale, 'total');
  return memberLabel(dimension, member, locale);
}

function figures({ measures }: ChartData, { values }: ChartGroup, locale: Locale): string[] {
  return measures.map((measure, at) => figureLabel(measure, values[at] ?? null, locale));
}

/** Text that a spreadsheet would take for a formula. */
const formula = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/;

/** Returns the table as CSV with a byte order mark, by which spreadsheets know its encoding. */
export function chartCsv({ columns, rows }: ChartTable): string {
  const cell = (text: string) => {
    const safe = formula.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = [columns.map(({ title }) => title), ...rows.map(({ cells }) => cells)];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

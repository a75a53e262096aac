import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { figures, labelAt } from './chart-cells.model.ts';
import { measureLabel } from './chart-words.model.ts';
import { crossTable } from './cross-table.model.ts';

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

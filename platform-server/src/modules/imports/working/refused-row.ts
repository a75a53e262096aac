import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SpreadsheetCell } from '../../../spreadsheets/index.ts';
import type { DraftProblem } from '../../records/index.ts';
import { cellText } from '../reading/cell-values.ts';
import type { ReadRecord } from '../reading/read-drafts.ts';

/** Returns a row as the table of corrections shows it: texts, values, and problems where they are. */
export function refusedRow(
  { source, values }: ReadRecord,
  problems: readonly DraftProblem[],
  locale: Locale,
): ImportRow {
  const isOfCell = ({ path }: DraftProblem) => path !== null && !path.includes('.') && !Array.isArray(values[path]);
  const own = problems.filter(isOfCell);
  const whole = problems.filter((problem) => problem.row === null && !isOfCell(problem));
  const inRow = (code: string, row: number) =>
    problems.flatMap((problem) =>
      problem.row === row && problem.path?.startsWith(`${code}.`) === true
        ? [{ ...problem, path: problem.path.slice(code.length + 1) }]
        : [],
    );
  const children = Object.entries(source.children).map(([code, rows]) => {
    const readRows = (values[code] ?? []) as readonly Readonly<Record<string, unknown>>[];
    return [
      code,
      rows.map(({ rowNumber, cells }, at) => ({
        rowNumber,
        cells: cellsOf(cells, readRows[at] ?? {}, inRow(code, at), locale),
      })),
    ] as const;
  });
  return {
    rowNumber: source.rowNumber,
    cells: cellsOf(source.cells, values, own, locale),
    children: Object.fromEntries(children),
    reason: whole.length === 0 ? null : [...new Set(whole.map(({ reason }) => reason))].join('; '),
  };
}

function cellsOf(
  cells: Readonly<Record<string, SpreadsheetCell>>,
  values: Readonly<Record<string, unknown>>,
  problems: readonly DraftProblem[],
  locale: Locale,
): Record<string, ImportCell> {
  const wrong = new Map(problems.map((problem) => [problem.path ?? '', problem]));
  const codes = new Set([...Object.keys(cells), ...wrong.keys()]);
  return Object.fromEntries(
    [...codes].map((code) => {
      const cell = cells[code];
      const problem = wrong.get(code);
      const text = cell === undefined ? '' : cellText(cell, locale);
      const value = values[code] ?? null;
      if (problem === undefined) return [code, { text, value }];
      return [code, { text, value, problem: { kind: problem.kind, reason: problem.reason } }];
    }),
  );
}

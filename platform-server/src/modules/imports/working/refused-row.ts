import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RememberedValues } from '../corrections/remembered-values.ts';
import type { SpreadsheetCell } from '../../../spreadsheets/index.ts';
import type { DraftProblem } from '../../records/index.ts';
import { cellText } from '../reading/cell-values.ts';
import type { ReadRecord } from '../reading/read-drafts.ts';

/** Language of the texts of cells, and the values that the person gave to texts before. */
export interface RowTelling {
  readonly locale: Locale;
  readonly remembered: RememberedValues;
}

/** Returns a row as the table of corrections shows it: texts, values, and problems where they are. */
export function refusedRow(
  { source, values }: ReadRecord,
  problems: readonly DraftProblem[],
  telling: RowTelling,
): ImportRow {
  const isOfCell = ({ path }: DraftProblem) => path !== null && !path.includes('.') && !(path in source.children);
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
        cells: cellsOf(cells, readRows[at] ?? {}, inRow(code, at), telling, `${code}.`),
      })),
    ] as const;
  });
  return {
    rowNumber: source.rowNumber,
    cells: cellsOf(source.cells, values, own, telling),
    children: Object.fromEntries(children),
    reason: whole.length === 0 ? null : [...new Set(whole.map(({ reason }) => reason))].join('; '),
  };
}

function cellsOf(
  cells: Readonly<Record<string, SpreadsheetCell>>,
  values: Readonly<Record<string, unknown>>,
  problems: readonly DraftProblem[],
  { locale, remembered }: RowTelling,
  before = '',
): Record<string, ImportCell> {
  const wrong = new Map(problems.map((problem) => [problem.path ?? '', problem]));
  const codes = new Set([...Object.keys(cells), ...wrong.keys()]);
  const told = [...codes].map((code): [string, ImportCell] => {
    const cell = cells[code];
    const problem = wrong.get(code);
    const text = cell === undefined ? '' : cellText(cell, locale);
    const value = values[code] ?? null;
    const isFromLastTime = remembered.get(before + code)?.has(text) === true;
    if (problem === undefined) return [code, { text, value, ...(isFromLastTime ? { isFromLastTime } : {}) }];
    return [code, { text, value, problem: { kind: problem.kind, reason: problem.reason } }];
  });
  return Object.fromEntries(told);
}

import { useMemo } from 'react';
import type { CellProblem, FieldProblem } from '../../problems.ts';
import type { Property, RowValue } from '../../property.ts';
import { cellProblem } from './cell-words.ts';
import { isSought, pastedText } from './pasted-text.ts';
import type { Rows } from './rows.ts';
import type { CellPosition } from './sheet/cursor.model.ts';

/** Problems in a row, by the codes of its columns; null for a row that is fine. */
export type RowProblems = ReadonlyMap<string, Pick<FieldProblem, 'text'>> | null;

/** Cells that are wrong in rows. */
export interface WrongCells {
  /** Positions of the cells, row by row. */
  readonly positions: readonly CellPosition[];
  /** The same object for a row as long as nothing about it changes. */
  of(row: RowValue): RowProblems;
}

interface Judged {
  readonly columns: readonly Property[];
  /** True once the form was refused: what is missing or wrong is marked from then on, a pasted text at any time. */
  readonly invalid: boolean;
  /** Problems beside those that the columns find. */
  readonly cellProblems: readonly CellProblem[] | undefined;
}

/** Finds the cells that are wrong; a row is looked at again only when it changed. */
export function useWrongCells(rows: Rows, { columns, invalid, cellProblems }: Judged): WrongCells {
  const of = useMemo(() => judgeOf({ columns, invalid, cellProblems }), [columns, invalid, cellProblems]);
  const positions = useMemo(
    () =>
      rows.flatMap((each, row) => {
        const problems = of(each);
        if (problems === null) return [];
        return columns.flatMap(({ code }, column) => (problems.has(code) ? [{ row, column }] : []));
      }),
    [rows, columns, of],
  );
  return useMemo(() => ({ positions, of }), [positions, of]);
}

/** Judges rows; what was found in one is kept as long as the row is the same. */
function judgeOf({ columns, invalid, cellProblems }: Judged) {
  const problemsByRow = Map.groupBy(cellProblems ?? [], ({ rowId }) => rowId);
  const known = new WeakMap<RowValue, { readonly problems: RowProblems }>();
  return (row: RowValue): RowProblems => {
    const problems = known.get(row)?.problems;
    if (problems !== undefined) return problems;
    const found = problemsOf(row, { columns, invalid, cellProblems: problemsByRow.get(row.id) });
    known.set(row, { problems: found });
    return found;
  };
}

function problemsOf(row: RowValue, { columns, invalid, cellProblems = [] }: Judged): RowProblems {
  const found = columns.flatMap((column): [string, Pick<FieldProblem, 'text'>][] => {
    const value = row[column.code];
    const isJudged = column.readOnly !== true && (invalid || (pastedText(value) !== null && !isSought(value)));
    const problem =
      (isJudged ? cellProblem(column, value) : null) ?? cellProblems.find((each) => each.column === column.code);
    return problem === undefined ? [] : [[column.code, problem]];
  });
  return found.length === 0 ? null : new Map(found);
}

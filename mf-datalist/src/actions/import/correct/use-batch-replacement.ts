import type { CellCondition } from '@portico/shared-kit/contract/import-corrections.schema';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useRef, useState } from 'react';
import { correctTexts } from './correct.texts.ts';
import { selectedRowNumbers } from './correction-table.model.ts';
import type { TextChoice } from './TextOfField.tsx';
import type { CorrectionModel } from './use-correction.ts';

/** Line of the form: a text of a field and, in a replacement, the value that takes its place. */
export interface BatchLine extends TextChoice {
  readonly id: number;
  readonly value: unknown;
}

/** Lines that can be added, changed and removed. */
export interface BatchLines {
  readonly lines: readonly BatchLine[];
  readonly add: () => void;
  readonly change: (line: BatchLine) => void;
  readonly remove: (line: BatchLine) => void;
}

const emptyLine = { path: null, text: null, value: null };

function useLines(count: number): BatchLines {
  const nextId = useRef(count);
  const [lines, setLines] = useState<readonly BatchLine[]>(() =>
    Array.from({ length: count }, (_, id) => ({ id, ...emptyLine })),
  );
  return {
    lines,
    add: () => setLines([...lines, { id: nextId.current++, ...emptyLine }]),
    change: (line) => setLines(lines.map((each) => (each.id === line.id ? line : each))),
    remove: (line) => setLines(lines.filter(({ id }) => id !== line.id)),
  };
}

/** Returns the conditions and replacements of the form, and what carries them out in the selected rows. */
export function useBatchReplacement({ rows, selected, narrow, replace }: CorrectionModel, onDone: () => void) {
  const t = correctTexts.useT();
  const toast = useToast();
  const [conditions, replacements] = [useLines(0), useLines(1)];
  const run = async () => {
    const chosen = conditions.lines.flatMap(conditionOf);
    narrow(chosen);
    for (const line of replacements.lines) {
      const [condition] = conditionOf(line);
      if (condition === undefined) continue;
      const rowNumbers = [...selectedRowNumbers(rows, selected, condition.propertyPath)];
      if (rowNumbers.length === 0) {
        toast.info(t('batch.choose'));
        return;
      }
      if (!(await replace({ ...condition, value: line.value, rowNumbers, conditions: chosen }))) return;
    }
    onDone();
  };
  return { conditions, replacements, run: () => void run() };
}

function conditionOf({ path, text }: TextChoice): CellCondition[] {
  return path === null || text === null ? [] : [{ propertyPath: path, text }];
}

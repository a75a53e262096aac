import type { ImportUndo } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';

/** Ways on from an import that has ended. */
export type ImportOperation = 'correct' | 'errorFile' | 'template';

/** Outcome of an import: its colour, the key of its words, and what can be done about it. */
export interface ImportOutcome {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: OutcomeText;
  /** In the order of preference: the first that is possible is offered (list spec, section 8). */
  readonly operations: readonly ImportOperation[];
}

/** Returns the outcome of an undo: its colour, and whether all is as it was. */
export function undoOutcome({ changedSince, refused }: ImportUndo): { kind: ImportOutcome['kind']; isWhole: boolean } {
  const isWhole = changedSince + refused === 0;
  return { kind: isWhole ? 'success' : 'warning', isWhole };
}

type OutcomeText =
  | 'success'
  | 'partial'
  | 'tooMany'
  | 'columns'
  | 'system'
  | 'fileType'
  | 'none'
  | 'relation'
  | 'empty'
  | 'stopped'
  | 'unspecified';

/** Outcomes by their number, `errorType` (list spec, sections 4 and 8). */
const outcomes: Readonly<Record<number, ImportOutcome>> = {
  0: { kind: 'success', text: 'success', operations: [] },
  1: { kind: 'warning', text: 'partial', operations: ['correct', 'errorFile'] },
  3: { kind: 'error', text: 'tooMany', operations: [] },
  4: { kind: 'error', text: 'columns', operations: ['template'] },
  5: { kind: 'error', text: 'system', operations: [] },
  7: { kind: 'error', text: 'fileType', operations: ['template'] },
  8: { kind: 'error', text: 'none', operations: ['correct'] },
  9: { kind: 'warning', text: 'relation', operations: ['correct', 'errorFile'] },
  10: { kind: 'error', text: 'empty', operations: ['template'] },
};

const unspecified: ImportOutcome = { kind: 'error', text: 'unspecified', operations: [] };
const stopped: ImportOutcome = { kind: 'warning', text: 'stopped', operations: [] };

/** Returns the outcome of an import; null while it is at work. */
export function importOutcome({ errorType, taskStatus }: ImportTask): ImportOutcome | null {
  if (errorType !== null) return outcomes[errorType] ?? unspecified;
  if (taskStatus === 'INIT' || taskStatus === 'RUN') return null;
  return taskStatus === 'FAIL' ? stopped : unspecified;
}

/** Returns the operation that an import offers; null where there is none. */
export function importOperation(task: ImportTask): ImportOperation | null {
  const isPossible = { correct: task.hasCorrections, errorFile: task.hasErrorFile, template: true };
  return importOutcome(task)?.operations.find((each) => isPossible[each]) ?? null;
}

/** Percent to show while the server knows none (list spec, section 4). */
const heldPercent = 80;

/** Returns the progress of an import, from 0 to 100. */
export function importPercent({ taskStatus, percent, isUndo }: ImportTask): number {
  if (taskStatus === 'INIT') return 0;
  if (isUndo) return percent ?? 0;
  return taskStatus === 'RUN' ? (percent ?? heldPercent) : 100;
}

import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { type ImportOutcome, importOutcome, undoOutcome } from './import-results.model.ts';
import { importTexts } from './import.texts.ts';

/** Returns the outcome of an import that has ended in words: those of its undo or of its failure where it has one. */
export function useOutcomeText(task: ImportTask): { readonly kind: ImportOutcome['kind']; readonly title: string } {
  const t = importTexts.useT();
  if (task.undo !== null) {
    const { kind, isWhole } = undoOutcome(task.undo);
    return { kind, title: t(isWhole ? 'undo.done' : 'undo.partly') };
  }
  const { kind, text } = importOutcome(task) ?? { kind: 'error', text: 'unspecified' };
  return { kind, title: task.failure?.resultDesc ?? t(`result.${text}`) };
}

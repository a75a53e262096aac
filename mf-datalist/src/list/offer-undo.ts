import { loadApiErrorDescription, type PortalStore } from '@portico/shared-kit/api';
import { recordUndoEndpoints } from '@portico/shared-kit/api/record-undo.api';
import type { OperationUndo } from '@portico/shared-kit/contract/record-undo.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Toast } from '@portico/shared-kit/ui/feedback';
import { undoTexts } from './undo.texts.ts';

interface UndoTools {
  readonly toast: Toast;
  readonly dispatch: PortalStore['dispatch'];
  readonly locale: Locale;
}

/** Outcome of an operation in words, and the id by which it is undone; undefined where nothing can be. */
interface OperationOutcome {
  readonly text: string;
  /** True where some records stayed as they were. */
  readonly isPartly: boolean;
  readonly operationId: string | undefined;
}

/** Seconds that counts of what was partly done stay (list spec, section 8). */
const partlyShown = 4;

/** Tells how an operation on many records ended, with a button that undoes it. */
export function offerUndo(tools: UndoTools, { text, isPartly, operationId }: OperationOutcome): void {
  const { toast, locale } = tools;
  if (operationId !== undefined) {
    const label = undoTexts.t(locale, 'undo');
    const type = isPartly ? 'warning' : 'success';
    toast.offer(text, { label, type, onAccept: () => void undoOperation(tools, operationId) });
  } else if (isPartly) toast.warning(text, partlyShown);
  else toast.success(text);
}

/** Undoes an operation and tells of how many records. Returns whether it was undone at all. */
export async function undoOperation({ toast, dispatch, locale }: UndoTools, id: string): Promise<boolean> {
  const answer = await dispatch(recordUndoEndpoints.undoOperation.initiate({ id }, { track: false }));
  if (answer.data === undefined) {
    toast.failure(await loadApiErrorDescription(answer.error, locale));
    return false;
  }
  tellUndone({ toast, locale }, answer.data);
  return true;
}

function tellUndone({ toast, locale }: Pick<UndoTools, 'toast' | 'locale'>, undo: OperationUndo): void {
  const { text, isPartly } = undoneWords(undo, locale);
  if (isPartly) toast.warning(text, 2 * partlyShown);
  else toast.success(text);
}

/** Returns the words of an undo; `isPartly` where some records stay as they are. */
export function undoneWords(
  { undone, changedSince, refusals }: OperationUndo,
  locale: Locale,
): { readonly text: string; readonly isPartly: boolean } {
  const t = undoTexts.translator(locale);
  const left = refusals.reduce((sum, { count }) => sum + count, changedSince);
  if (left === 0) return { text: t('undone', { count: undone }), isPartly: false };
  const reasons = [
    ...(changedSince > 0 ? [t('changedSince', { count: changedSince })] : []),
    ...refusals.map(({ count, resultDesc: reason }) => t('refused', { count, reason })),
  ];
  return { text: t('partly', { done: undone, left, reasons: reasons.join(t('separator')) }), isPartly: true };
}

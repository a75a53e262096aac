import { loadApiErrorDescription, usePortalDispatch } from '@portico/shared-kit/api';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import type { Direction, EditStep, TurnOutcome } from './edit-history.ts';
import { editHistoryTexts } from './edit-history.texts.ts';
import { useEditHistory } from './history-context.ts';

/** Names that are told at most. */
const mostNames = 3;

/** Returns the function that undoes an edit or does it again, by default the newest, and tells of it. */
export function useTurn() {
  const t = editHistoryTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const dispatch = usePortalDispatch();
  const history = useEditHistory();
  const namesOf = (names: readonly string[]) => {
    const quoted = [...new Set(names)].map((name) => t('name', { name }));
    const shown = quoted.slice(0, mostNames).join(t('separator'));
    return quoted.length > mostNames ? t('andMore', { names: shown, count: quoted.length }) : shown;
  };
  const tell = (direction: Direction, { names, changedSince, words }: TurnOutcome) => {
    const own = words?.(locale);
    if (own !== undefined) {
      if (own.isPartly) toast.warning(own.text, 8);
      else toast.success(own.text);
    } else if (changedSince.length === 0) {
      if (names.length > 0) toast.success(t(direction === 'undo' ? 'undone' : 'redone', { names: namesOf(names) }));
    } else if (names.length === 0) toast.warning(t('changed', { names: namesOf(changedSince) }), 4);
    else toast.warning(t('partly', { names: namesOf(names), others: namesOf(changedSince) }), 4);
  };
  const fail = async (error: unknown) => toast.failure(await loadApiErrorDescription(error, locale));
  return useStableCallback(async (direction: Direction, step?: EditStep) => {
    try {
      const outcome = await history.turn(dispatch, direction, step);
      if (outcome === null) return;
      if (outcome.error !== undefined) await fail(outcome.error);
      tell(direction, outcome);
    } catch (error) {
      await fail(error);
    }
  });
}

/** Returns the function that tells of an edit, with the button that undoes it. */
export function useOfferUndo() {
  const t = editHistoryTexts.useT();
  const toast = useToast();
  const turn = useTurn();
  return useStableCallback((text: string, step: EditStep | null) => {
    if (step === null) toast.success(text);
    else toast.offer(text, { label: t('undo'), onAccept: () => void turn('undo', step) });
  });
}

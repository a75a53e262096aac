import { datalistTexts } from '../datalist.texts.ts';
import type { ActionSituation, ListAction } from './action-row.ts';

/** Returns the reason for which an action cannot be used on the selected records, in the user's words; null where it can. */
export function actionReason(action: ListAction, situation: ActionSituation): string | null {
  const { row } = action;
  const { locale, found } = situation;
  if (action.definition.disabledCode !== undefined) return row.reason?.(action, situation) ?? null;
  if (isWaiting(action, situation)) return datalistTexts.translator(locale)('reasons.chooseFirst');
  // What may be done with records of other pages nobody knows here: the server says it record by record.
  if (found !== null && row.runForAll !== undefined) return null;
  if (found !== null && row.needsSelection) return datalistTexts.translator(locale)('reasons.onlyPage');
  return row.reason?.(action, situation) ?? null;
}

/** Returns whether an action waits for records to be selected: it is nothing to look at until then. */
export function isWaiting({ row }: ListAction, { selected }: ActionSituation): boolean {
  return row.needsSelection && selected.length === 0;
}

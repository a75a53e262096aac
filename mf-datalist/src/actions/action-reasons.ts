import { describeError } from '@portico/shared-kit/errors';
import { datalistTexts } from '../datalist.texts.ts';
import type { ActionSituation, ListAction } from './action-row.ts';

/** Why an action cannot be used on the selected records, in the user's words; null where it can. */
export function actionReason(action: ListAction, situation: ActionSituation): string | null {
  const { row, disabledCode } = action;
  const { locale, selected } = situation;
  if (disabledCode !== null) return describeError({ code: disabledCode }, locale).message;
  if (row.needsSelection && selected.length === 0) return datalistTexts.translator(locale)('reasons.chooseFirst');
  return row.reason?.(action, situation) ?? null;
}

import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { describeError } from '@portico/shared-kit/errors';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ListAction } from '../../list/actions.model.ts';

/** Ids of more records would not fit into the address of the print preview. */
const printLimit = 100;

/** Why an action cannot be used on the selected records, in the user's words; null where it can. */
export function useActionReason(): (action: ListAction, selected: readonly BizRecord[]) => string | null {
  const locale = useLocale();
  return (action, selected) => reasonOf(action, selected, locale);
}

function reasonOf({ kind, disabledCode }: ListAction, selected: readonly BizRecord[], locale: Locale): string | null {
  const t = datalistTexts.translator(locale);
  if (disabledCode !== null) return describeError({ code: disabledCode }, locale).message;
  if (kind === 'add' || kind === 'start') return null;
  const count = selected.length;
  if (count === 0) return t('reasons.chooseFirst');
  if (kind === 'print') return count > printLimit ? t('reasons.tooManyToPrint', { limit: printLimit, count }) : null;
  return selected.some(({ actions }) => actions.includes('delete')) ? null : t('reasons.cannotDelete', { count });
}

import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { searchTexts } from './search.texts.ts';

/** So many names at most; of hundreds who sign together only some are named. */
const mostNames = 3;

/** At which activities an instance stands and with whom; null where nobody has to do anything. */
export function whereIs({ activities, participants }: WorkflowInstance, locale: Locale): string | null {
  if (participants.length === 0) return null;
  const comma = locale === 'zh' ? '、' : ', ';
  const where = activities.map(({ name, name_i18n }) => localised(name, name_i18n, locale)).join(' / ');
  const people = participants.slice(0, mostNames).map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  const named = people.join(comma);
  const count = participants.length;
  const names = count > mostNames ? searchTexts.t(locale, 'andMore', { names: named, count }) : named;
  return searchTexts.t(locale, 'waiting', { where, names });
}

import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { searchTexts } from './search.texts.ts';

/** Largest number of names; of hundreds who sign together only some are named. */
const mostNames = 3;

/** Returns the current activities and assignees of an instance in words, else the events that it waits for; null where it waits for nothing. */
export function currentAssigneesOf(
  { activities, participants, waits = [] }: WorkflowInstance,
  locale: Locale,
): string | null {
  if (participants.length === 0) {
    const names = waits.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
    return names.length === 0 ? null : names.join(' / ');
  }
  const comma = locale === 'zh' ? '、' : ', ';
  const where = activities.map(({ name, name_i18n }) => localised(name, name_i18n, locale)).join(' / ');
  const people = participants.slice(0, mostNames).map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  const named = people.join(comma);
  const count = participants.length;
  const names = count > mostNames ? searchTexts.t(locale, 'andMore', { names: named, count }) : named;
  return searchTexts.t(locale, 'waiting', { where, names });
}

/** Returns the time at which the instance advances by itself, where it waits for nobody; null where that is not known or not so. */
export function advancesAt({ participants, waits = [] }: WorkflowInstance): string | null {
  const times = waits.flatMap(({ until }) => (until === null ? [] : [until]));
  return participants.length > 0 || times.length === 0 ? null : times.reduce((a, b) => (a < b ? a : b));
}

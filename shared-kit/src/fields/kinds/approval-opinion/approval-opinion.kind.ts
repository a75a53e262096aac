import { operatorSets } from '../../../filters/operator-sets.ts';
import { formatDate } from '../../../formats/dates.ts';
import { isInstant } from '../../../formats/wall-clock.ts';
import { type Locale, localised } from '../../../i18n/locale.ts';
import { actions, labelOf, maxOpinionLength } from '../../../workflow/index.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind, FormatContext } from '../../field-kind.ts';
import { textFilter } from '../../filter-forms.ts';
import { listOf, objectOf } from '../../json.ts';
import { valid, invalid, type ValidationResult } from '../../problems.ts';
import type { OpinionValue, PersonValue } from '../../property.ts';
import { approvalOpinionTexts } from './approval-opinion.texts.ts';
import { defaultsOf, shortSetting, type SettingsSchema } from '../../settings.ts';

/** Settings by which a field chooses the opinions that it gathers. */
export interface ApprovalOpinionSettings {
  /** Code of the activity in the workflow; '' gathers the opinions of all. */
  readonly activityCode: string;
}

const settings: SettingsSchema<ApprovalOpinionSettings> = {
  activityCode: shortSetting({ fallback: '', maxLength: 100 }),
};

type Opinions = readonly OpinionValue[];

/** Opinions that people gave when they handled a node of the workflow, oldest first. The workflow writes it, a form shows it. */
export const approvalOpinion: FieldKind<Opinions, ApprovalOpinionSettings, string> = {
  propertyTypes: [7],
  storage: 'opinions',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: false,
  aggregates: countable,
  width: 252,
  align: 'left',
  isTextual: false,
  readOnlySource: 'workflow',
  validate: validateOpinions,
  parse: (text) => (text.trim() === '' ? valid<Opinions>(null) : invalid('notFromText')),
  format: (value, _settings, context) => value.map((opinion) => opinionText(opinion, context)).join('\n'),
  filter: textFilter,
};

/**
 * Returns an opinion as one line: the person, the one they stood in for, their decision, their words, and the time,
 * which a narrow cell can spare: 李雷 代 王总 处理 同意 可以 2026-11-21 10:05.
 */
function opinionText(opinion: OpinionValue, { locale }: FormatContext): string {
  const { user, action, time, comment } = opinion;
  const name = localised(user.name, user.name_i18n, locale);
  const decided = labelOf(actions, action, locale);
  return [name, onBehalfText(opinion, locale), decided, comment ?? '', formatDate(time, 3)]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns the words for the person on whose behalf it was done; '' where it was their own work. */
export function onBehalfText({ delegator }: OpinionValue, locale: Locale): string {
  if (delegator === undefined) return '';
  return approvalOpinionTexts.t(locale, 'onBehalfOf', { name: localised(delegator.name, delegator.name_i18n, locale) });
}

function validateOpinions(raw: unknown): ValidationResult<Opinions> {
  if (raw === null || raw === undefined || raw === '') return valid<Opinions>(null);
  const list = listOf(raw)?.map(readOpinion);
  if (list === undefined) return invalid('wrongType');
  const opinions = list.filter((opinion) => opinion !== null);
  if (opinions.length < list.length) return invalid('wrongType');
  const isTooLong = opinions.some(({ comment }) => Array.from(comment ?? '').length > maxOpinionLength);
  if (isTooLong) return invalid('tooLong', { max: maxOpinionLength });
  return valid<Opinions>(opinions.length === 0 ? null : opinions);
}

function readOpinion(raw: unknown): OpinionValue | null {
  const { id, activityCode, activityName, activityName_i18n, user, delegator, action, comment, time } =
    objectOf(raw) ?? {};
  const [person, principal] = [readPerson(user), readPerson(delegator)];
  if (typeof id !== 'string' || typeof activityCode !== 'string' || typeof activityName !== 'string') return null;
  if (person === null || (principal === null && delegator !== undefined)) return null;
  if (typeof action !== 'number' || typeof time !== 'string' || !isInstant(time)) return null;
  return {
    id,
    activityCode,
    activityName,
    activityName_i18n: textOrNull(activityName_i18n),
    user: person,
    ...(principal === null ? {} : { delegator: principal }),
    action,
    comment: textOrNull(comment),
    time,
  };
}

function readPerson(raw: unknown): PersonValue | null {
  const { id, name, name_i18n, imgUrl } = objectOf(raw) ?? {};
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return { id, name, name_i18n: textOrNull(name_i18n), imgUrl: textOrNull(imgUrl) };
}

function textOrNull(raw: unknown): string | null {
  return typeof raw === 'string' && raw !== '' ? raw : null;
}

import { operatorSets } from '../../../filters/operator-sets.ts';
import { formatDate } from '../../../formats/dates.ts';
import { isInstant } from '../../../formats/wall-clock.ts';
import { localised } from '../../../i18n/locale.ts';
import { actions, labelOf, maxOpinionLength } from '../../../workflow/index.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind, FormatContext } from '../../field-kind.ts';
import { textFilter } from '../../filter-forms.ts';
import { listOf, objectOf } from '../../json.ts';
import { accepted, refused, type Parsed } from '../../problems.ts';
import type { OpinionValue } from '../../property.ts';
import { defaultsOf, shortSetting, type SettingsSchema } from '../../settings.ts';

/** Whose opinions a data item gathers. */
export interface ApprovalOpinionSettings {
  /** Code of the activity in the workflow; '' gathers the opinions of all. */
  readonly activityCode: string;
}

const settings: SettingsSchema<ApprovalOpinionSettings> = {
  activityCode: shortSetting({ fallback: '', maxLength: 100 }),
};

type Opinions = readonly OpinionValue[];

/** What people said when they handled a node of the workflow, oldest first. The workflow writes it, a form shows it. */
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
  writtenBy: 'workflow',
  accept: acceptOpinions,
  parse: (text) => (text.trim() === '' ? accepted<Opinions>(null) : refused('notFromText')),
  format: (value, _settings, context) => value.map((opinion) => opinionText(opinion, context)).join('\n'),
  filter: textFilter,
};

/** Who, how they decided, their words, and when, which a narrow cell can spare: 李雷 同意 可以 2026-11-21 10:05. */
function opinionText({ user, action, time, comment }: OpinionValue, { locale }: FormatContext): string {
  const name = localised(user.name, user.name_i18n, locale);
  const decided = labelOf(actions, action, locale);
  return [name, decided, comment ?? '', formatDate(time, 3)].filter((part) => part !== '').join(' ');
}

function acceptOpinions(raw: unknown): Parsed<Opinions> {
  if (raw === null || raw === undefined || raw === '') return accepted<Opinions>(null);
  const list = listOf(raw)?.map(readOpinion);
  if (list === undefined) return refused('wrongType');
  const opinions = list.filter((opinion) => opinion !== null);
  if (opinions.length < list.length) return refused('wrongType');
  const isTooLong = opinions.some(({ comment }) => Array.from(comment ?? '').length > maxOpinionLength);
  if (isTooLong) return refused('tooLong', { max: maxOpinionLength });
  return accepted<Opinions>(opinions.length === 0 ? null : opinions);
}

function readOpinion(raw: unknown): OpinionValue | null {
  const { id, activityCode, activityName, activityName_i18n, user, action, comment, time } = objectOf(raw) ?? {};
  const person = objectOf(user) ?? {};
  if (typeof id !== 'string' || typeof activityCode !== 'string' || typeof activityName !== 'string') return null;
  if (typeof person['id'] !== 'string' || typeof person['name'] !== 'string') return null;
  if (typeof action !== 'number' || typeof time !== 'string' || !isInstant(time)) return null;
  return {
    id,
    activityCode,
    activityName,
    activityName_i18n: textOrNull(activityName_i18n),
    user: {
      id: person['id'],
      name: person['name'],
      name_i18n: textOrNull(person['name_i18n']),
      imgUrl: textOrNull(person['imgUrl']),
    },
    action,
    comment: textOrNull(comment),
    time,
  };
}

function textOrNull(raw: unknown): string | null {
  return typeof raw === 'string' && raw !== '' ? raw : null;
}

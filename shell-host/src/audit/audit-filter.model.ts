import {
  type AuditAction,
  auditActions,
  auditGroups,
  type AuditResult,
  auditResults,
  auditTexts,
} from '@portico/shared-kit/audit';
import type { ExportAuditInput } from '@portico/shared-kit/contract/audit.schema';
import type { FieldOption, FilterState, Property, RangeFilter } from '@portico/shared-kit/fields';
import { endOf } from '@portico/shared-kit/formats';
import { conditionTexts } from './condition.texts.ts';

/** Types of fields, as models number them: each condition is drawn, read and written as its kind does it. */
const kinds = { text: 0, date: 3, options: 14 } as const;

/** The display format of a moment to the minute (list spec, section 9). */
const toMinutes = 3;

type Name = keyof typeof conditionTexts.zh;

function condition(code: Name, kind: keyof typeof kinds, options?: readonly FieldOption[]): Property {
  return {
    code,
    name: conditionTexts.zh[code],
    name_i18n: JSON.stringify({ en: conditionTexts.en[code] }),
    propertyType: kinds[kind],
    settings: options === undefined ? { format: toMinutes } : { options },
  };
}

const isAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text);
const isResult = (text: string): text is AuditResult => (auditResults as readonly string[]).includes(text);

/** The actions of one group after the other. */
const actions = auditGroups.flatMap((group) =>
  Object.keys(auditActions).filter((action) => isAction(action) && auditActions[action].group === group),
);

const actionOptions = actions.filter(isAction).map((value) => ({
  value,
  name: auditTexts.t('zh', `action.${value}`),
  name_i18n: JSON.stringify({ en: auditTexts.t('en', `action.${value}`) }),
}));

const resultOptions = auditResults.map((value) => ({
  value,
  name: auditTexts.t('zh', `result.${value}`),
  name_i18n: JSON.stringify({ en: auditTexts.t('en', `result.${value}`) }),
}));

/** Conditions of a search in the trail. */
export const auditConditions: readonly Property[] = [
  condition('time', 'date'),
  condition('person', 'text'),
  condition('action', 'options', actionOptions),
  condition('object', 'text'),
  condition('result', 'options', resultOptions),
  condition('address', 'text'),
  condition('trace', 'text'),
];

const wordsIn = (state: FilterState, code: Name, longest: number) =>
  (state[code] as string | undefined)?.trim().slice(0, longest) || undefined;

const chosenIn = <T extends string>(state: FilterState, code: Name, isOne: (text: string) => text is T) => {
  const chosen = (state[code] as readonly string[] | undefined)?.filter(isOne) ?? [];
  return chosen.length === 0 ? undefined : chosen;
};

/** The conditions as the server is asked: only what narrows is named. The minute that a range ends with belongs to it. */
export function auditQuestion(state: FilterState): ExportAuditInput {
  const [from, to] = (state['time'] as RangeFilter | undefined) ?? [null, null];
  const asked = {
    from: from ?? undefined,
    to: (to === null ? null : endOf(to, 'minute')) ?? undefined,
    person: wordsIn(state, 'person', 200),
    actions: chosenIn(state, 'action', isAction),
    object: wordsIn(state, 'object', 200),
    results: chosenIn(state, 'result', isResult),
    address: wordsIn(state, 'address', 64),
    traceId: wordsIn(state, 'trace', 64),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

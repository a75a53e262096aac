import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';

/** Fields of the panel at which problems are shown. */
export type PanelField =
  | 'name'
  | 'nameEn'
  | 'participants'
  | 'nobodyFound'
  | 'percentage'
  | 'condition'
  | 'timeout'
  | 'timer'
  | 'fields'
  | 'url'
  | 'secret'
  | 'retries';

const fieldsOfErrors: readonly (readonly [ErrorName, PanelField])[] = [
  ['templateNameMissingZh', 'name'],
  ['templateNameMissingEn', 'nameEn'],
  ['templateParticipantsMissing', 'participants'],
  ['templateParticipantInvalid', 'participants'],
  ['templateConditionMissing', 'condition'],
  ['templateConditionNotAllowed', 'condition'],
  ['templateConditionInvalid', 'condition'],
  ['expressionSpelling', 'condition'],
  ['templateConditionLanguage', 'condition'],
  ['templateParticipantUnknown', 'participants'],
  ['templateFieldUnknown', 'fields'],
  ['templateFieldContradicts', 'fields'],
];

/** Settings that `ruleCode` of a refused rule (401022) names, by the field that sets them. */
const fieldsOfRules: Readonly<Record<string, PanelField>> = {
  nobodyFoundPerson: 'nobodyFound',
  percentage: 'percentage',
  'timeout after': 'timeout',
  'timeout remindBefore': 'timeout',
  timeDuration: 'timer',
  timeDate: 'timer',
  url: 'url',
  secret: 'secret',
  retries: 'retries',
};

/** The field of the panel that a problem is about; null where it is about the element. */
export function fieldOf({ code, params }: Pick<DesignProblem, 'code' | 'params'>): PanelField | null {
  const known = fieldsOfErrors.find(([name]) => codeOf(name) === code);
  if (known !== undefined) return known[1];
  return code === codeOf('templateRuleInvalid') ? (fieldsOfRules[String(params['ruleCode'])] ?? null) : null;
}

/** Tells the problems of a diagram apart. */
export function keyOf({ code, elementId, params }: DesignProblem): string {
  return `${code} ${elementId ?? ''} ${JSON.stringify(params)}`;
}

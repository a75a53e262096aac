import type { Locale } from '@portico/shared-kit/i18n';
import {
  autoPassRules,
  disagreeRules,
  type Label,
  multiInstanceRules,
  nobodyFoundRules,
  participantKinds,
  reasonRules,
  revokeRules,
  serviceMethods,
  tieRules,
  timeoutActions,
} from '@portico/shared-kit/workflow';
import { canvasTexts } from '../canvas.texts.ts';
import { designTexts } from '../design.texts.ts';
import { type NodeKind, nodeKinds } from '../model/node-kinds.model.ts';
import { panelTexts } from '../panel/panel.texts.ts';

/** Names in the panel for the parts of an element, by the last step of a path that it has a word for. */
const inPanel = {
  name: 'name',
  nameEn: 'nameEn',
  kind: 'kind',
  type: 'kind',
  conditionExpression: 'condition',
  targetRef: 'leadsTo',
  participants: 'participants',
  nobodyFound: 'nobodyFound',
  nobodyFoundPerson: 'nobodyFoundPerson',
  multiInstance: 'multiInstance',
  percentage: 'percentage',
  tie: 'tie',
  autoPass: 'autoPass',
  reasonFor: 'reasonFor',
  disagree: 'disagree',
  actions: 'actions',
  timeout: 'section.time',
  after: 'after',
  remindBefore: 'remindBefore',
  fields: 'section.fields',
  eventDefinitions: 'section.timer',
  timeDuration: 'timeDuration',
  timeDate: 'timeDate',
  url: 'url',
  method: 'method',
  secret: 'secret',
  retries: 'retries',
  revoke: 'revoke',
} as const;

/** The same of what the panel shows without a word. */
const besides = { default: 'defaultFlow', sourceRef: 'comesFrom' } as const;

function wordsOf(step: string, locale: Locale): string | null {
  if (Object.hasOwn(inPanel, step)) return panelTexts.t(locale, inPanel[step as keyof typeof inPanel]);
  return Object.hasOwn(besides, step) ? designTexts.t(locale, besides[step as keyof typeof besides]) : null;
}

/** A changed property in words, as `Handlers 2`; its path where nothing of it has a word, as in what other tools add. */
export function propertyWords(path: string, locale: Locale): string {
  const steps = path.split('.');
  const at = steps.findLastIndex((step) => wordsOf(step, locale) !== null);
  const words = wordsOf(steps[at] ?? '', locale);
  if (words === null) return path;
  const number = steps.slice(at + 1).find((step) => /^\d+$/u.test(step));
  return number === undefined ? words : `${words} ${number}`;
}

/** Returns the name of an element of BPMN here; its type where it does not run here. */
export function typeWords(type: string, locale: Locale): string {
  if (type === 'bpmn:UserTask') return designTexts.t(locale, 'task');
  if (type === 'bpmn:SequenceFlow') return canvasTexts.t(locale, 'kind.flow');
  if (type === 'bpmn:Process') return canvasTexts.t(locale, 'kind.process');
  const found = Object.entries(nodeKinds).find(([, row]) => row.type === type);
  return found === undefined ? type.replace(/^bpmn:/u, '') : canvasTexts.t(locale, `kind.${found[0] as NodeKind}`);
}

const rules: Readonly<Record<string, Readonly<Record<string, { readonly label: Label }>>>> = {
  multiInstance: multiInstanceRules,
  tie: tieRules,
  autoPass: autoPassRules,
  reasonFor: reasonRules,
  nobodyFound: nobodyFoundRules,
  disagree: disagreeRules,
  revoke: revokeRules,
  method: serviceMethods,
  action: timeoutActions,
};

/** A value of a changed property in words, as the panel offers it; as it is written where the panel has no words for it. */
export function valueWords(path: string, value: string, locale: Locale): string {
  const step = path.split('.').at(-1) ?? '';
  const table = step === 'kind' && path.includes('participants') ? participantKinds : rules[step];
  const words = (each: string) => table?.[each as keyof typeof table]?.label[locale] ?? each;
  return table === undefined ? value : value.split(' ').map(words).join(', ');
}

/** Returns whether a property names another element. */
export function refersToElement(path: string): boolean {
  return ['default', 'sourceRef', 'targetRef', 'attachedToRef'].includes(path.split('.').at(-1) ?? '');
}

import type { NodeKind } from './node-kinds.model.ts';
import { changed, childOf, childrenOf, type CreateModdle, extensionOf, type Moddle, textOf } from './moddle.model.ts';

/** Way in which an activity finds its people; both as text, as the file holds them. */
export interface ParticipantFacts {
  readonly kind: string;
  readonly value: string;
}

/** The time limit of an activity, as text: ISO 8601 durations, or FEEL after an equals sign. */
export interface TimeoutFacts {
  readonly after: string;
  readonly remindBefore: string;
  readonly action: string;
}

/** Rights of a node on a field, as the file holds them; empty texts where it gives none. */
export interface FieldFacts {
  readonly code: string;
  readonly visible: string;
  readonly writable: string;
  readonly required: string;
}

/** Settings of a task for its people and their work: all as the file has them, with the defaults for those that are left out. */
export interface ActivityFacts {
  readonly participants: readonly ParticipantFacts[];
  readonly multiInstance: string;
  readonly percentage: string;
  readonly tie: string;
  readonly autoPass: readonly string[];
  readonly reasonFor: readonly string[];
  readonly nobodyFound: string;
  readonly nobodyFoundPerson: string;
  readonly disagree: string;
  readonly actions: readonly string[];
  readonly timeout: TimeoutFacts | null;
}

/** A new task can run as it is: its originator's manager decides, its originator does what is asked and reads. */
export const newActivities = {
  approve: {
    participants: [{ kind: 'originatorManager', value: '1' }],
    multiInstance: 'any',
    nobodyFound: 'toAdmin',
    disagree: 'toOriginator',
    actions: ['agree', 'disagree', 'forward', 'reject', 'assist', 'addSign', 'removeSign'],
  },
  handle: {
    participants: [{ kind: 'originator', value: '' }],
    multiInstance: 'any',
    nobodyFound: 'toAdmin',
    actions: ['submit', 'forward', 'reject', 'assist'],
  },
  circulate: { participants: [{ kind: 'originator', value: '' }] },
} as const satisfies Record<'approve' | 'handle' | 'circulate', Partial<ActivityFacts>>;

/** Returns the settings of a task. */
export function activityOf(element: Moddle): ActivityFacts {
  const activity = extensionOf(element, 'portico:Activity');
  const timeout = childOf(activity, 'timeout');
  const kind = textOf(activity, 'kind');
  return {
    participants: childrenOf(activity, 'participants').map((each) => ({
      kind: textOf(each, 'kind'),
      value: textOf(each, 'value'),
    })),
    multiInstance: textOf(activity, 'multiInstance') || drawnRule(element),
    percentage: textOf(activity, 'percentage'),
    tie: textOf(activity, 'tie') || 'disagree',
    autoPass: wordsOf(activity, 'autoPass'),
    reasonFor: wordsOf(activity, 'reasonFor'),
    nobodyFound: textOf(activity, 'nobodyFound') || 'toAdmin',
    nobodyFoundPerson: textOf(activity, 'nobodyFoundPerson'),
    disagree: textOf(activity, 'disagree') || 'end',
    actions: orElse(wordsOf(activity, 'actions'), kind === 'handle' ? ['submit'] : ['agree', 'disagree']),
    timeout: timeout && {
      after: textOf(timeout, 'after'),
      remindBefore: textOf(timeout, 'remindBefore'),
      action: textOf(timeout, 'action') || 'remind',
    },
  };
}

/** Returns the rights of a node on the fields of its form. */
export function fieldsOf(ours: Moddle | null): readonly FieldFacts[] {
  return childrenOf(ours, 'fields').map((each) => ({
    code: textOf(each, 'code'),
    visible: textOf(each, 'visible'),
    writable: textOf(each, 'writable'),
    required: textOf(each, 'required'),
  }));
}

/** Our element of a task or of the start with other rights on fields. */
export function withFields(
  create: CreateModdle,
  type: 'portico:Activity' | 'portico:Start',
  ours: { readonly before: Moddle | null; readonly fields: readonly FieldFacts[] },
): Moddle {
  const fields = ours.fields.map((each) => create('portico:Field', filled({ ...each })));
  return changed(create, type, ours.before, { fields });
}

/** Our element of a task with some of what it says changed; nothing else of it is lost. */
export function withActivity(
  create: CreateModdle,
  before: Moddle | null,
  changes: Partial<ActivityFacts> & { readonly kind?: NodeKind },
): Moddle {
  const { participants, timeout, autoPass, reasonFor, actions, ...texts } = changes;
  const children = {
    ...(participants === undefined
      ? {}
      : {
          participants: participants.map(({ kind, value }) => create('portico:Participant', filled({ kind, value }))),
        }),
    ...(timeout === undefined ? {} : { timeout: timeout && create('portico:Timeout', filled({ ...timeout })) }),
  };
  const words = {
    ...(autoPass === undefined ? {} : { autoPass: autoPass.join(' ') }),
    ...(reasonFor === undefined ? {} : { reasonFor: reasonFor.join(' ') }),
    ...(actions === undefined ? {} : { actions: actions.join(' ') }),
  };
  return changed(create, 'portico:Activity', before, { ...texts, ...words, ...children });
}

/** Returns the loop marker for the rule of several people: nothing for any one, three lines for the others. */
export function loopOf(create: CreateModdle, rule: string): Moddle | undefined {
  if (rule === 'any') return undefined;
  return create('bpmn:MultiInstanceLoopCharacteristics', rule === 'sequence' ? { isSequential: true } : {});
}

function drawnRule(element: Moddle): string {
  const loop = childOf(element, 'loopCharacteristics');
  if (loop === null) return 'any';
  return loop.get('isSequential') === true ? 'sequence' : 'all';
}

function wordsOf(activity: Moddle | null, attribute: string): readonly string[] {
  return textOf(activity, attribute).split(/\s+/).filter(Boolean);
}

function orElse(words: readonly string[], fallback: readonly string[]): readonly string[] {
  return words.length > 0 ? words : fallback;
}

function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
}

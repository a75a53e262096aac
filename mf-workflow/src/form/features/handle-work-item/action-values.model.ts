import type { ActOnWorkItemInput, WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import type { OpinionAction } from '../../../instance/opinion/work-item-actions.model.ts';

/** Entries for an action besides the opinion. */
export interface ActionValues {
  readonly people: readonly PersonValue[];
  /** Code of the activity to which a rejection sends it; null where there is no choice. */
  readonly activityCode: string | null;
  readonly straightBack: boolean;
  /** True where others answer or sign before the handler decides. */
  readonly isBefore: boolean;
}

/** Members of the input that go along with an action. */
export type ActionExtras = Pick<
  ActOnWorkItemInput,
  'people' | 'activityCode' | 'straightBack' | 'waits' | 'timing' | 'attachments' | 'signature'
>;

type InstanceWorkItem = Pick<WorkflowInstanceDetail, 'workItem'>;

/** Returns the activities to which a rejection can send the workflow. */
export function earlierOf({ workItem }: InstanceWorkItem) {
  return workItem?.earlier ?? [];
}

/** Returns the people who were asked to sign and have not yet. */
export function signersOf({ workItem }: InstanceWorkItem): readonly PersonValue[] {
  return (workItem?.signers ?? []).map(({ id, name }) => ({ id, name }));
}

/** Before anything is entered: a rejection goes to where the workflow began, and who is asked is not waited for. */
export function firstEntry(action: OpinionAction, instance: InstanceWorkItem): ActionValues {
  return {
    people: action === 'removeSign' ? signersOf(instance) : [],
    activityCode: action === 'reject' ? (earlierOf(instance)[0]?.activityCode ?? null) : null,
    straightBack: false,
    isBefore: action === 'addSign',
  };
}

/** Actions that ask for people, and how many. */
const peopleAsked = { forward: 'one', assist: 'several', addSign: 'several' } as const;

/** An action that asks for people. */
export type PeopleAction = keyof typeof peopleAsked;

/** Returns whether an action asks for people. */
export function asksForPeople(action: OpinionAction): action is PeopleAction {
  return Object.hasOwn(peopleAsked, action);
}

/** Returns whether more than one person may be chosen. */
export function takesSeveral(action: PeopleAction): boolean {
  return peopleAsked[action] === 'several';
}

/** Returns the entry that is still missing before the action can be taken: the key of its words, or null. */
export function missingFor(action: OpinionAction, { people }: ActionValues): 'act.people.missing' | null {
  const isNeeded = asksForPeople(action) || action === 'removeSign';
  return isNeeded && people.length === 0 ? 'act.people.missing' : null;
}

/** The entry as the action sends it. */
export function extrasOf(
  action: OpinionAction,
  { activityCode, straightBack, isBefore, ...entry }: ActionValues,
): ActionExtras {
  if (action === 'reject' && activityCode !== null) return { activityCode, straightBack };
  if (!asksForPeople(action) && action !== 'removeSign') return {};
  const people = entry.people.map(({ id }) => id);
  if (action === 'assist') return { people, waits: isBefore };
  return action === 'addSign' ? { people, timing: isBefore ? 'before' : 'after' } : { people };
}

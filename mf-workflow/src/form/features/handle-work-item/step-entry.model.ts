import type { ActOnWorkItemInput, WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import type { StepAction } from '../../../instance/opinion/steps.model.ts';

/** Entries for an action besides the opinion. */
export interface StepEntry {
  readonly people: readonly PersonValue[];
  /** Code of the activity to which a rejection sends it; null where there is no choice. */
  readonly activityCode: string | null;
  readonly straightBack: boolean;
  /** True where others answer or sign before the handler decides. */
  readonly isBefore: boolean;
}

/** Members of the input that go along with an action. */
export type StepExtras = Pick<
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
export function firstEntry(action: StepAction, instance: InstanceWorkItem): StepEntry {
  return {
    people: action === 'removeSign' ? signersOf(instance) : [],
    activityCode: action === 'reject' ? (earlierOf(instance)[0]?.activityCode ?? null) : null,
    straightBack: false,
    isBefore: action === 'addSign',
  };
}

/** Steps that ask for people, and how many. */
const peopleAsked = { forward: 'one', assist: 'several', addSign: 'several' } as const;

/** A step that asks for people. */
export type AskingStep = keyof typeof peopleAsked;

/** Returns whether a step asks for people. */
export function asksForPeople(action: StepAction): action is AskingStep {
  return Object.hasOwn(peopleAsked, action);
}

/** Returns whether more than one person may be chosen. */
export function takesSeveral(action: AskingStep): boolean {
  return peopleAsked[action] === 'several';
}

/** Returns the entry that is still missing before the action can be taken: the key of its words, or null. */
export function missingFor(action: StepAction, { people }: StepEntry): 'act.people.missing' | null {
  const isNeeded = asksForPeople(action) || action === 'removeSign';
  return isNeeded && people.length === 0 ? 'act.people.missing' : null;
}

/** The entry as the step sends it. */
export function extrasOf(
  action: StepAction,
  { activityCode, straightBack, isBefore, ...entry }: StepEntry,
): StepExtras {
  if (action === 'reject' && activityCode !== null) return { activityCode, straightBack };
  if (!asksForPeople(action) && action !== 'removeSign') return {};
  const people = entry.people.map(({ id }) => id);
  if (action === 'assist') return { people, waits: isBefore };
  return action === 'addSign' ? { people, timing: isBefore ? 'before' : 'after' } : { people };
}

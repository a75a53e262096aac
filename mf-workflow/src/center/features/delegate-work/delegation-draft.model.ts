import type { UserId } from '@portico/shared-kit/contract/ids';
import type { ChangeDelegationInput, Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { PersonValue } from '@portico/shared-kit/fields';
import { charactersOver } from '@portico/shared-kit/formats';
import { maxOpinionLength } from '@portico/shared-kit/workflow';

/** A delegation as it is being filled in. Moments are ISO texts in UTC. */
export interface DelegationDraft {
  readonly delegate: PersonValue | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isForAll: boolean;
  readonly workflowCodes: readonly string[];
  readonly reason: string;
  readonly includesOpen: boolean;
}

/** The entries that may be refused. */
export type DraftField = 'delegate' | 'startTime' | 'endTime' | 'workflows';

/** Reason for which an entry is refused before anything is sent; names of the words under `problem`. */
export type DraftProblem = 'delegate' | 'self' | 'start' | 'end' | 'endBeforeStart' | 'endOver' | 'workflows';

/** By entry; what is missing is in order. */
export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;

const minute = 60_000;

/** Returns the values that a form begins with: the delegation to change, or one that begins with this minute. */
export function draftOf(delegation: Delegation | null, now: Date): DelegationDraft {
  if (delegation === null) {
    const startTime = new Date(Math.floor(now.getTime() / minute) * minute).toISOString();
    return {
      delegate: null,
      startTime,
      endTime: null,
      isForAll: true,
      workflowCodes: [],
      reason: '',
      includesOpen: false,
    };
  }
  const { delegate, startTime, endTime, workflows, reason, includesOpen } = delegation;
  return {
    delegate,
    startTime,
    endTime,
    isForAll: workflows === null,
    workflowCodes: workflows?.map(({ workflowCode }) => workflowCode) ?? [],
    reason: reason ?? '',
    includesOpen,
  };
}

/** Returns the problems that must be mended before it is sent. */
export function problemsOf(draft: DelegationDraft, { now, userId }: { readonly now: Date; readonly userId: UserId }) {
  const { delegate, startTime, endTime, isForAll, workflowCodes } = draft;
  const problems: Partial<Record<DraftField, DraftProblem>> = {};
  if (delegate === null) problems.delegate = 'delegate';
  else if (delegate.id === userId) problems.delegate = 'self';
  if (startTime === null) problems.startTime = 'start';
  if (endTime === null) problems.endTime = 'end';
  else if (startTime !== null && endTime <= startTime) problems.endTime = 'endBeforeStart';
  else if (new Date(endTime) <= now) problems.endTime = 'endOver';
  if (!isForAll && workflowCodes.length === 0) problems.workflows = 'workflows';
  return problems as DraftProblems;
}

/** Returns the terms that are sent of a draft without problems; null for one that has some. */
export function termsOf(draft: DelegationDraft): Omit<ChangeDelegationInput, 'id'> | null {
  const { delegate, startTime, endTime, isForAll, workflowCodes, includesOpen } = draft;
  if (delegate === null || startTime === null || endTime === null) return null;
  const reason = draft.reason.trim();
  if (charactersOver(reason, maxOpinionLength) > 0) return null;
  return {
    delegateId: delegate.id,
    startTime,
    endTime,
    includesOpen,
    ...(isForAll ? {} : { workflowCodes: [...workflowCodes] }),
    ...(reason === '' ? {} : { reason }),
  };
}

/** The entry at which a refusal of the server is said; null for one that is about the whole. */
export function fieldOfRefusal(errcode: number): DraftField | null {
  return fields.get(errcode) ?? null;
}

const fields: ReadonlyMap<number, DraftField> = new Map([
  [codeOf('delegationOverlap'), 'endTime'],
  [codeOf('delegationPeriodWrong'), 'endTime'],
  [codeOf('delegationToSelf'), 'delegate'],
  [codeOf('delegateUnfit'), 'delegate'],
  [codeOf('delegationCircle'), 'delegate'],
]);

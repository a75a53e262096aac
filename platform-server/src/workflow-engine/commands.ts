import type { WorkItemStatus } from '@portico/shared-kit/workflow';
import type { Variables } from './condition.ts';
import type { Originator, ParticipantAnswers, Person } from './participants.ts';

/** The work item that a command acts on, as its row stands under the lock of the instance. */
export interface WorkItemRow {
  readonly id: string;
  readonly activityId: string;
  readonly status: WorkItemStatus;
  readonly participant: Person;
  /** ISO, UTC. */
  readonly receiveTime: string;
}

interface OnWorkItem {
  readonly workItem: WorkItemRow;
  readonly actor: Person;
  /** The opinion: at most 200 characters (shell spec, section 9); null when none is given. */
  readonly comment: string | null;
}

/** Everything that can be done to an instance. */
export type Command =
  /** Starts an instance; the state must be null. */
  | { readonly type: 'start'; readonly instanceId: string; readonly originator: Originator }
  /** Sends an instance on that was handed back to its originator. */
  | ({ readonly type: 'submit' } & OnWorkItem)
  | ({ readonly type: 'agree' } & OnWorkItem)
  | ({ readonly type: 'disagree' } & OnWorkItem)
  /** The originator takes the instance back, within the template's rule (else 402509). */
  | { readonly type: 'revoke'; readonly actor: Person; readonly comment: string | null }
  /**
   * Ends the instance early as completed. By a handler, with the work item, where the activity offers it; without a
   * work item by an administrator: whether the actor is one is for the caller to check.
   */
  | {
      readonly type: 'finish';
      readonly workItem: WorkItemRow | null;
      readonly actor: Person;
      readonly comment: string | null;
    };

/** The kinds of commands. */
export type CommandType = Command['type'];
/** The command of one kind. */
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** What a command may know of the world. */
export interface CommandContext {
  /** The clock, ISO, UTC. */
  readonly now: string;
  /** The record's fields as conditions and staff fields see them (feelVariables). */
  readonly variables: Variables;
  readonly answers: ParticipantAnswers;
}

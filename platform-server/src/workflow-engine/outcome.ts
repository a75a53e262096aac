import type { AppError, ErrorName, ErrorParams } from '@portico/shared-kit/errors';
import type { ActionCode, ReasonCode, WorkItemStatus, WorkItemType } from '@portico/shared-kit/workflow';
import type { EngineStatus, InstanceResult, InstanceState } from './instance-state.ts';
import type { ParticipantRequest, Person } from './participants.ts';

/** The statuses of a work item that nobody can handle any more. */
export type ClosedStatus = Exclude<WorkItemStatus, 'PENDING'>;

/** A work item to insert, pending. Times are ISO, UTC. */
export interface NewWorkItem {
  readonly id: string;
  readonly activityId: string;
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityNameI18n: string | null;
  readonly type: WorkItemType;
  readonly participant: Person;
  readonly receiveTime: string;
}

/** Changes to the work items of the instance, to be made in this order and in the transaction of the command. */
export type WorkItemChange =
  | { readonly kind: 'open'; readonly item: NewWorkItem }
  | {
      readonly kind: 'close';
      readonly workItemId: string;
      readonly status: ClosedStatus;
      readonly action: ActionCode;
      readonly comment: string | null;
      readonly finishTime: string;
    }
  /** Closes all pending items of an activity with one statement, however many there are. */
  | {
      readonly kind: 'closeActivity';
      readonly activityId: string;
      readonly status: ClosedStatus;
      readonly reason: ReasonCode;
      readonly finishTime: string;
    };

/** An entry of the workflow log (portal and print spec, section 3). Times are ISO, UTC; usedTime is in ms. */
export interface LogEntry {
  readonly id: string;
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityNameI18n: string | null;
  readonly receiveTime: string;
  readonly finishTime: string;
  readonly usedTime: number;
  /** Null when nobody acted, as in an automatic pass. */
  readonly person: Person | null;
  readonly approvalActionStatus: ActionCode;
  readonly comment: string | null;
  readonly reason: ReasonCode | null;
  /** The work item that was handled; null for actions on the instance. */
  readonly workItemId: string | null;
}

/** What happened in a step, for the log and for those who are told. */
export type WorkflowEvent =
  | { readonly kind: 'log'; readonly entry: LogEntry }
  | { readonly kind: 'instanceEnded'; readonly status: EngineStatus; readonly result: InstanceResult };

/** Why a command was refused, as a row of the error catalogue; nothing has changed then. */
export interface Refusal {
  readonly name: ErrorName;
  readonly params: AppError['params'];
}

/** What a command leads to. `needsParticipants` asks to call again with these answers added; nothing is kept. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly state: InstanceState;
      readonly workItems: readonly WorkItemChange[];
      readonly events: readonly WorkflowEvent[];
    }
  | {
      readonly kind: 'needsParticipants';
      readonly requests: readonly [ParticipantRequest, ...ParticipantRequest[]];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Leaves a command early with an outcome that keeps nothing; caught by execute() and nowhere else. */
export class CommandStopped extends Error {
  readonly outcome: Exclude<Outcome, { kind: 'done' }>;

  constructor(outcome: Exclude<Outcome, { kind: 'done' }>) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Stops the command with a row of the error catalogue. */
export function refuse<N extends ErrorName>(name: N, params: ErrorParams<N>): never {
  throw new CommandStopped({ kind: 'refused', refusal: { name, params } });
}

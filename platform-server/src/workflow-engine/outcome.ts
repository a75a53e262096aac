import type { WorkItemId } from '@portico/shared-kit/contract/ids';
import type { AppError, ErrorName, ErrorParams } from '@portico/shared-kit/errors';
import { expressionRefusal } from '@portico/shared-kit/expressions';
import type {
  ActionCode,
  ClaimChange,
  ReasonCode,
  TimeoutAction,
  WorkItemStatus,
  WorkItemType,
} from '@portico/shared-kit/workflow';
import type { EngineStatus, Helper, InstanceResult, InstanceState } from './instance-state.ts';
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
  /** The item that a forward, an assist or an added approver comes from; null where the workflow itself gave it. */
  readonly sourceItemId: string | null;
  /** Until when it is to be handled; null where there is no time limit. */
  readonly dueTime: string | null;
  /** Time of the next reminder or end that is due on it: to remind, or to end it; null: never. */
  readonly timerDueTime: string | null;
}

/** A work item that is somebody's to do again. */
export type ReopenedItem = Pick<
  NewWorkItem,
  'id' | 'activityId' | 'activityCode' | 'activityName' | 'activityNameI18n' | 'type' | 'participant'
>;

/** Changes to the work items of the instance, to be made in this order and in the transaction of the command. */
export type WorkItemChange =
  | { readonly kind: 'open'; readonly item: NewWorkItem }
  | {
      readonly kind: 'close';
      readonly workItemId: WorkItemId;
      readonly status: ClosedStatus;
      readonly action: ActionCode;
      readonly comment: string | null;
      readonly finishTime: string;
    }
  /** Closes one item that its participant has not handled: it is taken away, or passed by a rule. */
  | {
      readonly kind: 'cancel';
      readonly workItemId: WorkItemId;
      readonly status: ClosedStatus;
      readonly reason: ReasonCode | null;
      readonly finishTime: string;
    }
  /** Closes the pending items of an activity's own participants but one, with one statement, until they are opened again. */
  | {
      readonly kind: 'suspend';
      readonly activityId: string;
      readonly exceptItemId: string;
      readonly reason: ReasonCode;
      readonly finishTime: string;
    }
  /** Reopens items that were suspended, as they were. */
  | { readonly kind: 'reopen'; readonly items: readonly ReopenedItem[] }
  /** Sets when time next has something to do about an item that stays open. */
  | { readonly kind: 'setTimer'; readonly workItemId: WorkItemId; readonly timerDueTime: string | null }
  /** Closes all pending items of an activity with one statement, however many there are. */
  | {
      readonly kind: 'closeActivity';
      readonly activityId: string;
      readonly status: ClosedStatus;
      /** Null when a person did it, which the log tells. */
      readonly reason: ReasonCode | null;
      readonly finishTime: string;
    };

/** The people who had something before, and those who have it now. */
export interface PeopleChange {
  readonly from: readonly Person[];
  readonly to: readonly Person[];
}

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
  /** The person whom an action on the instance is about; null for every other action. */
  readonly change: PeopleChange | null;
  /** Change of the claim on the work; null for every other action. */
  readonly claim: ClaimChange | null;
  /** The work item that was handled; null for actions on the instance. */
  readonly workItemId: WorkItemId | null;
}

type ItemInTime = Pick<
  NewWorkItem,
  'id' | 'type' | 'activityCode' | 'activityName' | 'activityNameI18n' | 'participant'
>;

/** Events of a command, for the log and for those who are told. */
export type WorkflowEvent =
  | { readonly kind: 'log'; readonly entry: LogEntry }
  /** Work of somebody is due soon; `distance` is in ms. */
  | { readonly kind: 'dueSoon'; readonly item: ItemInTime; readonly distance: number }
  /** The time of somebody's work is over since `distance` ms, and this is done about it. */
  | { readonly kind: 'timedOut'; readonly item: ItemInTime; readonly distance: number; readonly action: TimeoutAction }
  /** All have answered whom the handler of a work item asked; `by` is what the last of them was asked for. */
  | { readonly kind: 'answered'; readonly sourceItemId: string; readonly by: Helper['kind'] }
  /** The instance stands still at a node until an administrator mends it. */
  | {
      readonly kind: 'stopped';
      readonly node: Pick<LogEntry, 'activityCode' | 'activityName' | 'activityNameI18n'>;
      readonly reason: string;
    }
  | { readonly kind: 'instanceEnded'; readonly status: EngineStatus; readonly result: InstanceResult };

/** Events that a command went through, in this order. */
export type Trace =
  /** A token came to a node. */
  | { readonly kind: 'entered'; readonly nodeId: string }
  /** The participants of a node are nobody now. */
  | { readonly kind: 'nobodyFound'; readonly nodeId: string }
  /** A gateway asked the condition of a flow. */
  | { readonly kind: 'asked'; readonly flowId: string; readonly holds: boolean }
  /** A flow was taken. */
  | { readonly kind: 'taken'; readonly flowId: string };

/** Reason for which a command was refused, as a row of the error catalogue; nothing has changed then. */
export interface Refusal {
  readonly name: ErrorName;
  readonly params: AppError['params'];
}

/** Result of a command. `needsParticipants` asks to call again with these answers added; nothing is kept. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly state: InstanceState;
      readonly workItems: readonly WorkItemChange[];
      readonly events: readonly WorkflowEvent[];
      /** Absent unless the context asks for it. */
      readonly trace?: readonly Trace[];
    }
  | {
      readonly kind: 'needsParticipants';
      readonly requests: readonly [ParticipantRequest, ...ParticipantRequest[]];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly trace?: readonly Trace[] };

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

/** Stops the command for an expression that was not evaluated to its end: it is wrong, or needs more than it may use. */
export function refuseExpression(error: unknown, element: string): never {
  throw new CommandStopped({ kind: 'refused', refusal: expressionRefusal(error, element) });
}

import type { InstanceId, WorkItemId } from '@portico/shared-kit/contract/ids';
import type { Deadline } from './deadline.ts';
import type { WorkItemStatus, WorkItemType } from '@portico/shared-kit/workflow';
import type { Variables } from '@portico/shared-kit/expressions';
import type { LogEntry } from './outcome.ts';
import type { Originator, ParticipantAnswers, Person } from './participants.ts';
import type { ParticipantSpec } from './template/template.ts';

/** The work item that a command acts on, as its row stands under the lock of the instance. */
export interface WorkItemRow extends Deadline {
  readonly id: string;
  readonly activityId: string;
  readonly activityCode: string;
  readonly type: WorkItemType;
  readonly status: WorkItemStatus;
  readonly participant: Person;
  /** On whose behalf the participant handles it; absent where it is their own work. Callers keep it, the engine does not. */
  readonly delegator?: Person;
  /** ISO, UTC. */
  readonly receiveTime: string;
}

interface OnWorkItem {
  readonly workItem: WorkItemRow;
  readonly actor: Person;
  /** The opinion: at most 200 characters (shell spec, section 9); null when none is given. */
  readonly comment: string | null;
}

/** The people chosen for work in the activity of the work item. */
interface WithPeople {
  /** Ids, each once. */
  readonly people: readonly string[];
  /** Ids of those of them who have an open item in this activity already, as the rows stand under the lock. */
  readonly occupied: readonly string[];
}

/** A work item that a claim has suspended. */
export interface SuspendedItem extends Pick<WorkItemRow, 'id' | 'type'> {
  /**
   * The person whose work it is, whoever did it for them. People who have an open item in the activity are left out.
   */
  readonly person: Person;
}

/** Command on an instance. */
export type Command =
  /** Starts an instance; the state must be null. */
  | { readonly type: 'start'; readonly instanceId: InstanceId; readonly originator: Originator }
  /** Sends an instance on that was handed back to its originator. */
  | ({ readonly type: 'submit' } & OnWorkItem)
  | ({ readonly type: 'agree' } & OnWorkItem)
  | ({ readonly type: 'disagree' } & OnWorkItem)
  /** Neither for nor against, where an activity votes. */
  | ({ readonly type: 'abstain' } & OnWorkItem)
  /** Claims the work for one of several, of whom any one is enough: it is taken from the others. */
  | ({ readonly type: 'claim' } & OnWorkItem)
  /** Unclaims what the actor has claimed: the others have their items again. */
  | ({ readonly type: 'unclaim'; readonly suspended: readonly SuspendedItem[] } & OnWorkItem)
  /** Keeps what was begun for later: nothing is decided, and the item stays open. */
  | ({ readonly type: 'temporarySave' /** The record is changed too. */; readonly changesRecord: boolean } & OnWorkItem)
  /** Hands the work item to somebody else, who decides in place of the actor. */
  | ({ readonly type: 'forward' } & OnWorkItem & WithPeople)
  /** Asks others for help; where it waits, the handler decides when all have answered. */
  | ({ readonly type: 'assist'; readonly waits: boolean } & OnWorkItem & WithPeople)
  /** Asks others to sign before the handler decides, or after. */
  | ({ readonly type: 'addApprover'; readonly timing: 'before' | 'after' } & OnWorkItem & WithPeople)
  /** Takes the question to sign back from these people; the handler's own item may be closed. */
  | ({ readonly type: 'removeApprover'; readonly people: readonly string[] } & OnWorkItem)
  /** Sends the instance back to an earlier activity. */
  | ({
      readonly type: 'reject';
      /** The activity, or the start for the originator. */
      readonly nodeId: string;
      /** Id of the last handler of the activity, as the rows say; null where nobody has. */
      readonly handlerId: string | null;
      /** Comes to the actor again as soon as it is mended, instead of through every activity. */
      readonly returnToRejecter: boolean;
    } & OnWorkItem)
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
    }
  /**
   * Gives people something to read, also of an instance that has ended; nothing waits for them. Whether the actor has or
   * had part in the instance is for the caller to check.
   */
  | {
      readonly type: 'circulate';
      readonly actor: Person;
      readonly comment: string | null;
      /** The activity from which the actor sends it; null where that is none. */
      readonly activityCode: string | null;
      readonly people: readonly CcRecipient[];
      /** Ids of those who have it to read already: they do not get it twice. */
      readonly unread: readonly string[];
    }
  /** Notes that somebody has read a cc, also of an instance that has ended. */
  | { readonly type: 'read'; readonly workItem: WorkItemRow; readonly actor: Person }
  /** The time has come to remind somebody of a work item, or to end it. */
  | { readonly type: 'timeout'; readonly workItem: WorkItemRow }
  /** The time of a timer has come: `activityId` is of its wait. */
  | { readonly type: 'timerFired'; readonly activityId: string }
  /** A service has answered, or was given up; `activityId` is of its wait, `round` is the one in which it was called. */
  | {
      readonly type: 'serviceAnswered';
      readonly activityId: string;
      readonly round: number;
      /** Null: it has answered; else why it was given up. */
      readonly failure: string | null;
    }
  | InstanceAdminCommand;

/** Recipient of a cc: a person, a department or a role. */
export interface CcRecipient extends ParticipantSpec {
  readonly kind: 'user' | 'department' | 'role';
  readonly value: string;
}

/** Done to an instance as a whole: whether the actor may is for the caller to check. */
interface OnInstance {
  readonly actor: Person;
  readonly comment: string | null;
}

/** Done to who has the work of an instance: `pending` are all its open work items. */
interface OnPeople extends OnInstance {
  readonly pending: readonly WorkItemRow[];
}

/** Commands of originators and administrators on an instance as a whole. */
type InstanceAdminCommand =
  /** Ends the instance where it stands. */
  | ({ readonly type: 'abort' } & OnInstance)
  /** Makes the instance void: by its originator, or by somebody else. */
  | ({ readonly type: 'void' } & OnInstance)
  /** From now on these people have the work of a live activity; those of them who have it keep it. */
  | ({
      readonly type: 'adjustParticipants';
      readonly activityId: string;
      readonly people: readonly Person[];
    } & OnPeople)
  /** Gives one work item to somebody else. */
  | ({ readonly type: 'adjustParticipant'; readonly workItemId: WorkItemId; readonly person: Person } & OnPeople)
  /** Puts somebody else in the originator's place from now on. */
  | ({ readonly type: 'modifyOwner'; readonly owner: Originator } & OnPeople)
  /** Makes an activity of the template live beside those that are, for its own participants where `people` is null. */
  | ({
      readonly type: 'activateActivity';
      readonly nodeId: string;
      readonly people: readonly Person[] | null;
    } & OnInstance)
  /** Takes a live activity away: the instance advances behind it, or stays with the activities beside it. */
  | ({
      readonly type: 'cancelActivity';
      readonly activityId: string;
      readonly continuation: 'advance' | 'stay';
    } & OnInstance);

/** The kinds of commands. */
export type CommandType = Command['type'];
/** The command of one kind. */
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** Facts about the world that a command may know. */
export interface CommandContext {
  /** The clock, ISO, UTC. */
  readonly now: string;
  /** The record's fields as conditions and staff fields see them (feelVariables). */
  readonly variables: Variables;
  readonly answers: ParticipantAnswers;
  /** Entries of the commands before, where those are only looked at and not written; absent otherwise. */
  readonly unwritten?: readonly LogEntry[];
  /** The outcome tells what the command went through. */
  readonly isTraced?: true;
}

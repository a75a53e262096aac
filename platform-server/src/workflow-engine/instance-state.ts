import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { InstanceStatus } from '@portico/shared-kit/workflow';
import type { Originator, Person } from './participants.ts';

/** Statuses that an instance of the engine takes. */
export type EngineStatus = Extract<
  InstanceStatus,
  'PROCESSING' | 'EXCEPTION' | 'COMPLETED' | 'WITHDRAWN' | 'CANCELED' | 'BE_CANCELED'
>;

/** The statuses of an instance that has ended. */
export type EndStatus = Exclude<EngineStatus, 'PROCESSING' | 'EXCEPTION'>;

/**
 * Result of an instance: approved to the end, voided by a disagreement, taken back, or ended early by hand: as
 * completed, as aborted, or as void.
 */
export type InstanceResult = 'approved' | 'disagreed' | 'revoked' | 'finished' | 'aborted' | 'voided';

/**
 * The kind of action that a live activity waits for: decisions of its participants, their work, or the originator's
 * submission.
 */
export type Waiting = 'decision' | 'work' | 'submission';

/** A node, in one run of the sub-process around it. */
export interface ScopedNode {
  readonly nodeId: string;
  /** Id of the run of the sub-process in which the node stands; null in the process itself. */
  readonly scope: string | null;
}

/** Numbers of the decisions that participants of an activity have made so far. */
export interface Tally {
  readonly agreed: number;
  readonly disagreed: number;
  readonly abstained: number;
}

/** Target of an instance that has been mended: straight to the person who sent it back. */
export interface ReturnTo {
  readonly nodeId: string;
  readonly person: Person;
  /** Target after that, if that was sent back itself; absent: by its outgoing flow. */
  readonly further?: ReturnTo;
}

/** An open work item of somebody whom the handler of another one has asked: for help, or to sign as well. */
export interface Helper {
  readonly itemId: string;
  readonly sourceItemId: string;
  readonly personId: string;
  readonly name: string;
  readonly kind: 'assist' | 'sign';
  /**
   * `before`: the handler waits for the answer. `beside`: nobody waits. `after`: the handler has agreed, and what they
   * agreed to counts once all who sign after them have agreed too.
   */
  readonly timing: 'before' | 'beside' | 'after';
}

/** Claim of one of several people, who has taken an activity upon themselves; the others' items are suspended. */
export interface Claim {
  /** Id of the claimant's item: the claim goes where the item goes. */
  readonly itemId: string;
  /** ISO, UTC. The items that it suspended were closed at this very time, which tells them from all others. */
  readonly at: string;
}

/** A node at which people have something to do now. Its work items are rows beside the state, never inside it. */
export interface LiveActivity extends ScopedNode {
  readonly id: string;
  readonly waiting: Waiting;
  /** ISO, UTC. */
  readonly openedAt: string;
  /** Number of decisions that are still to be made; never 0, as the last one takes the activity with it. */
  readonly open: number;
  /** Absent while nobody has decided. */
  readonly tally?: Tally;
  /** The people whose turn comes after that of the open item, in their order; absent when nobody waits for a turn. */
  readonly queue?: readonly Person[];
  /** Absent when nobody was asked for anything. */
  readonly helpers?: readonly Helper[];
  /** Absent while nobody has claimed it. */
  readonly claim?: Claim;
  /** Absent where the token takes the outgoing flow. */
  readonly returnTo?: ReturnTo;
}

/** A node at which a token waits for a timer or a service and not for people. */
export interface EventSubscription extends ScopedNode {
  readonly id: string;
  readonly kind: 'timer' | 'service';
  /** ISO, UTC. */
  readonly openedAt: string;
  /** ISO, UTC; null where no time is set. */
  readonly dueAt: string | null;
  /** Number of times that an administrator had the service called again; absent before the first time. */
  readonly round?: number;
  /**
   * Reason for which the service was given up; absent while it is still called. The instance is in exception until this
   * is gone.
   */
  readonly failure?: string;
  /** Id of the activity, sub-process or call whose time it watches, and with which it ends; absent where it stands for itself. */
  readonly host?: string;
}

/** A running sub-process, at its node: what is in it carries its id as scope. */
export interface LiveScope extends ScopedNode {
  readonly id: string;
}

/** A gateway to which some of its branches have come, while others can still come. */
export interface WaitingJoin extends ScopedNode {
  /** The flows by which something came, each once, however often. */
  readonly flows: readonly string[];
}

/**
 * State of an instance: plain JSON, of a size that depends on the live activities alone, so a command costs the same
 * however long the history is. Ids of activities, work items and log entries are counted within the instance, which
 * makes a replay of its commands give the very same ids.
 */
export interface InstanceState {
  readonly format: 1;
  readonly instanceId: InstanceId;
  readonly templateId: string;
  readonly originator: Originator;
  readonly status: EngineStatus;
  /** Null while processing. */
  readonly result: InstanceResult | null;
  /** ISO, UTC. */
  readonly startedAt: string;
  /** ISO, UTC; null while processing. */
  readonly finishedAt: string | null;
  /** Decisions since the originator last submitted: revoke is refused by the template's rule when there are any, unless it was handed back. */
  readonly decisions: number;
  /** Number of the last id given out. */
  readonly lastId: number;
  readonly activities: readonly LiveActivity[];
  readonly waits: readonly EventSubscription[];
  /** Sub-processes with something live in them. */
  readonly scopes: readonly LiveScope[];
  /** In the order in which the first branch of each came. */
  readonly joins: readonly WaitingJoin[];
}

/** Returns whether nothing moves any more. An instance in exception still runs, in what has not failed. */
export function isOver({ finishedAt }: InstanceState): boolean {
  return finishedAt !== null;
}

/** A state as it was stored, by this release or one before: what a field did not hold then takes its default. */
export function readState(stored: unknown): InstanceState {
  const state = stored as InstanceState & Partial<Pick<InstanceState, 'waits' | 'scopes' | 'joins'>>;
  return {
    ...state,
    waits: state.waits ?? [],
    scopes: state.scopes ?? [],
    joins: state.joins ?? [],
    activities: state.activities.map((activity) => ({ ...activity, scope: activity.scope ?? null })),
  };
}

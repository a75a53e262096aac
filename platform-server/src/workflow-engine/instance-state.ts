import type { InstanceStatus } from '@portico/shared-kit/workflow';
import type { Originator } from './participants.ts';

/** Statuses that an instance of the engine takes. */
export type EngineStatus = Extract<InstanceStatus, 'PROCESSING' | 'COMPLETED' | 'CANCELED'>;

/** How an instance ended: approved to the end, voided by a disagreement, taken back, or ended early by hand. */
export type InstanceResult = 'approved' | 'disagreed' | 'revoked' | 'finished';

/** What a live activity waits for: decisions of its participants, or the originator's submission. */
export type Waiting = 'decision' | 'submission';

/** A node at which people have something to do now. Its work items are rows beside the state, never inside it. */
export interface LiveActivity {
  readonly id: string;
  readonly nodeId: string;
  readonly waiting: Waiting;
  /** ISO, UTC. */
  readonly openedAt: string;
  /** How many of its work items are pending; never 0, as the last one takes the activity with it. */
  readonly open: number;
}

/**
 * Where an instance stands: plain JSON, of a size that depends on the live activities alone, so a step costs the same
 * however long the history is. Ids of activities, work items and log entries are counted within the instance, which
 * makes a replay of its commands give the very same ids.
 */
export interface InstanceState {
  readonly format: 1;
  readonly instanceId: string;
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
}

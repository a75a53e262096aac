import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from './database/index.ts';

type Listener<TEvent> = (event: TEvent) => void | Promise<void>;

/** Kind of event. Who publishes one knows nobody who listens, so that modules below need none above them. */
export interface EventTopic<TEvent> {
  /** Tells the listeners in the order in which they came, each when the one before is done; fails where one of them does. */
  publish(event: TEvent): Promise<void>;
  subscribe(listener: Listener<TEvent>): void;
}

/** Events between the modules of one process. */
export interface ServerEvents {
  /** Records are deleted, in this transaction: what others keep of them goes with them. */
  readonly recordsDeleted: EventTopic<DeletedRecords>;
  /** The unread messages or the work of these people have changed; the session that did it knows already. */
  readonly unreadChanged: EventTopic<UnreadChange>;
  /** A session has ended or is not what it was. */
  readonly sessionChanged: EventTopic<string>;
}

/** Records of a model, and the transaction that deletes them. */
export interface DeletedRecords {
  readonly trx: Database;
  readonly schemaCode: ModelCode;
  readonly ids: readonly string[];
}

/** People who have something new to read or to do. */
export interface UnreadChange {
  readonly userIds: readonly UserId[];
  readonly exceptSession?: string | undefined;
}

function eventTopic<TEvent>(): EventTopic<TEvent> {
  const listeners: Listener<TEvent>[] = [];
  return {
    async publish(event) {
      for (const listener of listeners) await listener(event);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}

/** Returns the topics of a process, without listeners. */
export function serverEvents(): ServerEvents {
  return { recordsDeleted: eventTopic(), unreadChanged: eventTopic(), sessionChanged: eventTopic() };
}

import type { UserId } from '@portico/shared-kit/contract/ids';
import { usePortalDispatch } from '@portico/shared-kit/api';
import {
  useActOnManyItemsMutation,
  useHandOverItemsMutation,
  workChanged,
} from '@portico/shared-kit/api/work-items.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { BulkActInput, BulkResult } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { useEffect, useRef, useState } from 'react';

/** Action on many items: on one’s own, or on those of `participantId`, which go to somebody else. */
export type BulkWork =
  | { readonly action: BulkActInput['action'] }
  | { readonly action: 'handOver'; readonly participantId: UserId };

/** Name of an action on many items. */
export type BulkAction = BulkWork['action'];

/** Items of one call: few, so that progress is seen and it can be stopped. */
const perCall = 10;

/** Entries that were made once for all of them; without a person it goes to nobody else. */
export interface BulkCommand {
  readonly personId: string | null;
  readonly comment: string;
}

/** State of the work on many items. */
export interface Bulk {
  readonly phase: 'asking' | 'working' | 'over';
  readonly results: readonly BulkResult[];
  /** Reason for which a call was not answered; undefined where all were. The items that it was about can be tried again. */
  readonly error: unknown;
  start(step: BulkCommand, ids: readonly string[]): Promise<void>;
  stop(): void;
}

/**
 * Handles many items, some at a time. Whatever is sent again carries the same `requestId`, so that an item is handled
 * once though an answer was lost. Every screen is told once, at the end.
 */
export function useBulk(work: BulkWork): Bulk {
  const send = useSend(work);
  const dispatch = usePortalDispatch();
  const [phase, setPhase] = useState<Bulk['phase']>('asking');
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [error, setError] = useState<unknown>();
  const [requestId] = useState(randomId);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const start: Bulk['start'] = async (step, ids) => {
    isStopped.current = false;
    setError(undefined);
    setPhase('working');
    for (let from = 0; from < ids.length && !isStopped.current; from += perCall) {
      const part = ids.slice(from, from + perCall);
      const answer = await send({ ...step, ids: part, requestId });
      if (answer.data === undefined) {
        setError(answer.error);
        break;
      }
      const told = answer.data.results;
      setResults((known) => [...known.filter(({ id }) => !part.includes(id)), ...told]);
    }
    setPhase('over');
    dispatch(workChanged());
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { phase, results, error, start, stop };
}

interface BulkChunk extends BulkCommand {
  readonly ids: string[];
  readonly requestId: string;
}

/** The call that does it to some of the items. */
function useSend(work: BulkWork) {
  const [act] = useActOnManyItemsMutation();
  const [handOver] = useHandOverItemsMutation();
  return ({ personId, comment, ids, requestId }: BulkChunk) => {
    const common = { ids, requestId, ...(comment === '' ? {} : { comment }) };
    if (work.action === 'handOver') {
      return handOver({ ...common, participantId: work.participantId, personId: personId ?? '' });
    }
    return act({ ...common, action: work.action, ...(personId === null ? {} : { people: [personId] }) });
  };
}

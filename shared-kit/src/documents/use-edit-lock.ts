import { isApiError } from '../api/index.ts';
import { useEffect, useState } from 'react';

/** State of a design's lock: not known yet, with this user, with somebody else, or taken from this user by somebody. */
type LockState = 'asking' | 'mine' | 'others' | 'lost';

/** The calls of a lock; the same functions as long as it is the same design. */
interface EditLockCalls {
  /** Takes the lock, or renews it. */
  take(): Promise<{ readonly error?: unknown }>;
  release(): Promise<unknown>;
  /** Takes it from whoever has it. Rejects where that is refused. */
  seize(): Promise<unknown>;
}

/** A lock as the page holds it. */
export interface EditLock {
  readonly state: LockState;
  /** Grows when the lock may have come from somebody else: the design is to be read anew then. */
  readonly epoch: number;
  /** Asks once more, after somebody else may have gone. */
  retry(): Promise<void>;
  /** Takes it from whoever has it. Rejects where that is refused. */
  takeOver(): Promise<void>;
}

/** Well before the server forgets a lock that is not renewed. */
const renewEvery = 30_000;

/** Holds the lock of a design while the page is open, as far as nobody else has it. */
export function useEditLock({ take, release, seize }: EditLockCalls): EditLock {
  const [state, setState] = useState<LockState>('asking');
  const [epoch, setEpoch] = useState(0);
  useEffect(() => {
    void take().then(({ error }) => setState((before) => stateAfter(before, error)));
    return () => void release();
  }, [take, release]);
  useEffect(() => {
    if (state !== 'mine') return;
    const renew = () => void take().then(({ error }) => setState((before) => stateAfter(before, error)));
    const timer = setInterval(renew, renewEvery);
    return () => clearInterval(timer);
  }, [state, take]);
  return {
    state,
    epoch,
    retry: async () => {
      const { error } = await take();
      setState((before) => stateAfter(before, error));
      setEpoch((before) => before + 1);
    },
    takeOver: async () => {
      await seize();
      setState('mine');
      setEpoch((before) => before + 1);
    },
  };
}

/** Without a network nobody else can be told apart from nobody: what was, stays. */
function stateAfter(before: LockState, error: unknown): LockState {
  if (error === undefined) return 'mine';
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  if (before === 'mine' || before === 'lost') return isRefused ? 'lost' : before;
  return 'others';
}

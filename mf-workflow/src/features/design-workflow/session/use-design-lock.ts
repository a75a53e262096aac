import { isApiError } from '@portico/shared-kit/api';
import {
  useReleaseDesignLockMutation,
  useTakeDesignLockMutation,
  useTakeOverDesignLockMutation,
} from '@portico/shared-kit/api/workflow-design.api';
import { useEffect, useState } from 'react';

/** Who may change a design: nobody knows yet, this user, somebody else, or somebody who took it from this user. */
type LockState = 'asking' | 'mine' | 'others' | 'lost';

interface DesignLockHold {
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
export function useDesignLock(workflowCode: string): DesignLockHold {
  const [state, setState] = useState<LockState>('asking');
  const [epoch, setEpoch] = useState(0);
  const [take] = useTakeDesignLockMutation();
  const [release] = useReleaseDesignLockMutation();
  const [seize] = useTakeOverDesignLockMutation();
  useEffect(() => {
    void take({ workflowCode }).then(({ error }) => setState((before) => stateAfter(before, error)));
    return () => void release({ workflowCode });
  }, [take, release, workflowCode]);
  useEffect(() => {
    if (state !== 'mine') return;
    const renew = () =>
      void take({ workflowCode }).then(({ error }) => setState((before) => stateAfter(before, error)));
    const timer = setInterval(renew, renewEvery);
    return () => clearInterval(timer);
  }, [state, take, workflowCode]);
  return {
    state,
    epoch,
    retry: async () => {
      const { error } = await take({ workflowCode });
      setState((before) => stateAfter(before, error));
      setEpoch((before) => before + 1);
    },
    takeOver: async () => {
      await seize({ workflowCode }).unwrap();
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

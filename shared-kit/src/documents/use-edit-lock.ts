import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createEditLock, type LockAnswer } from './edit-lock.ts';
import type { LockState } from './lock-state.ts';
import { isRefusal } from './refusal.ts';

/** The calls of a lock; the same functions as long as it is the same design. */
interface EditLockCalls {
  /** Takes the lock, or renews it. */
  take(): Promise<{ readonly error?: unknown }>;
  release(): Promise<unknown>;
  /** Takes it from whoever has it. Rejects where that is refused. */
  seize(): Promise<unknown>;
}

/** A lock as the page holds it. */
export interface EditLock extends LockState {
  /** Asks once more, after somebody else may have gone. */
  retry(): Promise<void>;
  /** Takes it from whoever has it. Rejects where that is refused. */
  takeOver(): Promise<void>;
}

/** Holds the lock of a design while the page is open, as far as nobody else has it. */
export function useEditLock({ take, release, seize }: EditLockCalls): EditLock {
  const lock = useMemo(
    () => createEditLock({ take: async () => answerOf((await take()).error), release, seize }),
    [take, release, seize],
  );
  useEffect(() => lock.start(), [lock]);
  const state = useSyncExternalStore(lock.subscribe, lock.getState);
  return { ...state, retry: lock.retry, takeOver: lock.takeOver };
}

function answerOf(error: unknown): LockAnswer {
  if (error === undefined) return 'granted';
  return isRefusal(error) ? 'refused' : 'unreachable';
}

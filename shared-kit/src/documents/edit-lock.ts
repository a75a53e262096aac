import { browserEnvironment, type DocumentEnvironment, type Stop } from './environment.ts';
import { type LockEvent, type LockState, nextLockState, unknownLock } from './lock-state.ts';
import { createCell } from './state-cell.ts';

/** Answer to taking or renewing a lock. */
export type LockAnswer = Exclude<LockEvent['type'], 'takenOver'>;

/** The calls of a lock. */
export interface LockPort {
  /** Takes the lock, or renews it. */
  take(): Promise<LockAnswer>;
  release(): Promise<unknown>;
  /** Takes it from whoever has it. Rejects where that is refused. */
  seize(): Promise<unknown>;
}

/** Holds the lock of a document, as far as nobody else has it. */
export interface LockStore {
  getState(): LockState;
  subscribe(listener: () => void): Stop;
  /** Takes the lock and renews it until it is stopped, which gives it back. */
  start(): Stop;
  /** Asks once more, after somebody else may have gone. */
  retry(): Promise<void>;
  /** Takes it from whoever has it. Rejects where that is refused. */
  takeOver(): Promise<void>;
}

/** In ms: well before the server forgets a lock that is not renewed. */
const renewEvery = 30_000;

/** Returns the lock of one document. */
export function createEditLock(
  { take, release, seize }: LockPort,
  { repeat }: Pick<DocumentEnvironment, 'repeat'> = browserEnvironment,
): LockStore {
  const { getState, subscribe, put } = createCell(unknownLock);
  let isStarted = false;
  let stopTimer: Stop | null = null;
  const stop = () => {
    stopTimer?.();
    stopTimer = null;
  };
  const dispatch = (event: LockEvent) => {
    put(nextLockState(getState(), event));
    if (!isStarted || getState().state !== 'mine') stop();
    else stopTimer ??= repeat(() => void renew(), renewEvery);
  };
  const renew = async () => {
    const type = await take();
    if (isStarted) dispatch({ type });
  };
  const start = () => {
    isStarted = true;
    void renew();
    return () => {
      isStarted = false;
      stop();
      void release();
    };
  };
  const retry = async () => dispatch({ type: await take(), isRetry: true });
  const takeOver = async () => {
    await seize();
    dispatch({ type: 'takenOver' });
  };
  return { getState, subscribe, start, retry, takeOver };
}

/** State of a document's lock: not known yet, with this user, with somebody else, or taken from this user by somebody. */
type LockHolder = 'asking' | 'mine' | 'others' | 'lost';

/** A lock as the page holds it. */
export interface LockState {
  readonly state: LockHolder;
  /** Grows when the lock may have come from somebody else: the document is to be read anew then. */
  readonly epoch: number;
}

/** Event of a lock: the server's answer to taking or renewing it, which may be missing, and a choice of the user. */
export type LockEvent =
  | { readonly type: 'granted' | 'refused' | 'unreachable'; readonly isRetry?: boolean }
  | { readonly type: 'takenOver' };

/** A lock that nobody has asked for yet. */
export const unknownLock: LockState = { state: 'asking', epoch: 0 };

/** The next state. Without a network nobody else can be told apart from nobody: what was, stays. */
export function nextLockState(lock: LockState, event: LockEvent): LockState {
  if (event.type === 'takenOver') return { state: 'mine', epoch: lock.epoch + 1 };
  const epoch = event.isRetry === true ? lock.epoch + 1 : lock.epoch;
  if (event.type === 'granted') return { state: 'mine', epoch };
  const wasMine = lock.state === 'mine' || lock.state === 'lost';
  if (!wasMine) return { state: 'others', epoch };
  return { state: event.type === 'refused' ? 'lost' : lock.state, epoch };
}

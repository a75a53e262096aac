import type { DocumentEnvironment } from './environment.ts';

/** Source and place of the copies that a writer writes, and how often it may. */
export interface CopyTarget<TCopy> {
  /** In ms: a copy is written once at most in so long; a crash loses no more than what changed in it. */
  readonly pause: number;
  /** True where the first change after a pause is written at once; else when the next pause is over. */
  readonly isEager: boolean;
  write(copy: TCopy | null): void;
}

type CopySource<TCopy> = () => TCopy | null | Promise<TCopy | null>;

/** Writes copies of a document into the browser, seldom enough that keys stay quick. */
export interface CopyWriter<TCopy> {
  /** Schedules a write of the copy, which is made only then. */
  schedule(source: CopySource<TCopy>): void;
  /** Writes what waits. */
  flush(): void;
  /** Removes the copy: nothing of it stays, and nothing that waits or is being made comes after. */
  forget(): void;
}

/** Returns the writer of the copies of one document. */
export function createCopyWriter<TCopy>(
  { pause, isEager, write }: CopyTarget<TCopy>,
  { now, schedule }: Pick<DocumentEnvironment, 'now' | 'schedule'>,
): CopyWriter<TCopy> {
  const writeNewest = newestOnly(write);
  let waiting: CopySource<TCopy> | null = null;
  let stopTimer: (() => void) | null = null;
  let last = Number.NEGATIVE_INFINITY;
  const take = () => {
    stopTimer?.();
    stopTimer = null;
    const source = waiting;
    waiting = null;
    return source;
  };
  const flush = () => {
    const source = take();
    if (source === null) return;
    last = now();
    writeNewest(source());
  };
  return {
    flush,
    schedule(source) {
      waiting = source;
      if (stopTimer !== null) return;
      // A clock that was set back makes nobody wait longer than a pause.
      const rest = isEager ? Math.min(pause, last + pause - now()) : pause;
      if (rest <= 0) flush();
      else stopTimer = schedule(flush, rest);
    },
    forget() {
      take();
      writeNewest(null);
    },
  };
}

/** Returns `write` for copies that may take long to be made: an older one is not written over a newer one. */
function newestOnly<TCopy>(write: (copy: TCopy | null) => void) {
  let newest = 0;
  return (copy: TCopy | null | Promise<TCopy | null>) => {
    newest += 1;
    const number = newest;
    if (!(copy instanceof Promise)) return write(copy);
    const writeMade = (made: TCopy | null) => number === newest && write(made);
    // A document that is closed meanwhile has no content any more: the copy before it stays.
    void copy.then(writeMade, () => undefined);
    return undefined;
  };
}

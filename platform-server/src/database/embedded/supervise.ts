import { setTimeout as sleep } from 'node:timers/promises';

/** In ms, but for the attempts. */
export interface SupervisionTiming {
  /** Between two looks at the server's process. */
  readonly look: number;
  /** Before the second attempt to start it again; doubles with each. The first one is made at once. */
  readonly backOff: number;
  readonly longestBackOff: number;
  /** Attempts that failed, one after the other, after which it is given up. */
  readonly attempts: number;
  /** For which a server must run so that what failed before no longer counts. */
  readonly stable: number;
}

/** Half a minute of attempts: a disk that is full or a folder that is gone does not come back by trying for longer. */
export const supervisionTiming: SupervisionTiming = {
  look: 250,
  backOff: 1_000,
  longestBackOff: 30_000,
  attempts: 6,
  stable: 60_000,
};

interface Supervised {
  isRunning(): boolean;
  /** Starts it again; rejects when that fails. */
  restart(): Promise<void>;
  /** Told before the first attempt and after the one that succeeds. */
  onRestarting(isRestarting: boolean): void;
  /** Told once, when it is not tried again. */
  onGivenUp(error: unknown): void;
}

/**
 * Looks after a server's process and starts it again when it has ended, with growing pauses, up to a number of times.
 * @returns what ends that, once an attempt under way is over
 */
export function supervise(server: Supervised, timing: SupervisionTiming = supervisionTiming): () => Promise<void> {
  const abort = new AbortController();
  const done = keepRunning(server, timing, abort.signal);
  return async () => {
    abort.abort();
    await done;
  };
}

async function keepRunning(server: Supervised, timing: SupervisionTiming, signal: AbortSignal): Promise<void> {
  let failed = 0;
  let startedAt = performance.now();
  let reason: unknown = new Error('The server ends each time soon after its start.');
  for (;;) {
    await pause(timing.look, signal);
    if (signal.aborted) return;
    if (server.isRunning()) {
      if (performance.now() - startedAt > timing.stable) failed = 0;
      continue;
    }
    server.onRestarting(true);
    if (failed === timing.attempts) return server.onGivenUp(reason);
    await pause(backOffAfter(failed, timing), signal);
    if (signal.aborted) return;
    failed += 1;
    try {
      await server.restart();
      startedAt = performance.now();
      server.onRestarting(false);
    } catch (error) {
      reason = error;
    }
  }
}

function backOffAfter(failed: number, { backOff, longestBackOff }: SupervisionTiming): number {
  return failed === 0 ? 0 : Math.min(longestBackOff, backOff * 2 ** (failed - 1));
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

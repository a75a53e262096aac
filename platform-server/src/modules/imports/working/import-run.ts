import type { ImportPhase } from '@portico/shared-kit/contract/imports.schema';
import type { Platform } from '../../../platform.ts';
import { type ImportRun, keepProgress } from './import-runs.repository.ts';

/** Ms for which a worker has an import for itself after it last said that it is at it. */
export const leaseMs = 120_000;
/** Ms between two notes of how far an import is. */
const noteMs = 1_000;

/** Thrown where somebody else has an import meanwhile, or it was stopped: nothing may be done for it any more. */
export class RunLost extends Error {}

interface Progress {
  readonly phase: ImportPhase;
  readonly percent: number | null;
  readonly total: number | null;
  readonly errorCount: number;
}

/** Notes how far one run of an import is, about once a second, and holds it for this worker. */
export class RunNotes {
  readonly #platform: Platform;
  readonly #run: ImportRun;
  #noted = performance.now();
  #pending: Promise<unknown> | null = null;

  constructor(platform: Platform, run: ImportRun) {
    this.#platform = platform;
    this.#run = run;
  }

  /** Notes it at once. Throws RunLost. */
  async note(progress: Progress): Promise<void> {
    const { connections, corpId, now } = this.#platform;
    this.#noted = performance.now();
    const until = new Date(now().getTime() + leaseMs);
    if (!(await keepProgress(connections.db, corpId, this.#run, { ...progress, until }))) throw new RunLost();
  }

  /** Notes it where the last time was a second ago. Throws RunLost. */
  async noteNowAndThen(progress: Progress): Promise<void> {
    if (performance.now() - this.#noted >= noteMs) await this.note(progress);
  }

  /** The same without waiting, for who holds a connection already: another one may never come. */
  noteBeside(progress: Progress, { isDue = performance.now() - this.#noted >= noteMs } = {}): void {
    if (this.#pending !== null || !isDue) return;
    this.#pending = this.note(progress)
      .catch(() => undefined)
      .finally(() => {
        this.#pending = null;
      });
  }
}

import { AppError, appError, rowOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import * as repository from './export-work.repository.ts';
import type { ExportWorker } from './export-worker.ts';
import type { StoredExport } from './exports.repository.ts';
import { type Heartbeat, heartbeat } from './heartbeat.ts';
import { type ExportProgress, writeTask } from './write-task.ts';

/** Time in ms without a word after which a process counts as gone: what it wrote is begun again. */
const claimMs = 30_000;
const beatMs = 1_000;
/** Attempts at an export that fails by a fault of ours, and the ms between two of them, times their number. */
const mostAttempts = 5;
const pauseMs = 10_000;
/** Ms for which an export is kept after its end. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Returns what writes the exports that are due, one after the other, until none is left. */
export function exportWorker(platform: Platform, worker: ExportWorker): (signal: AbortSignal) => Promise<void> {
  const { connections, corpId, now } = platform;
  const claimNext = () =>
    transaction(connections.db, (trx) =>
      repository.claimDue(trx, corpId, {
        at: now(),
        until: new Date(now().getTime() + claimMs),
        keyOf: ({ id, attempts }) => `exports/${id.slice(-2)}/${id}-${attempts + 1}`,
      }),
    );
  return async (signal) => {
    while (!signal.aborted) {
      const claimed = await claimNext();
      if (claimed === undefined) return;
      await new Attempt(platform, worker, claimed).run(signal);
      worker.noteChange(claimed.task.userId);
    }
  };
}

/** Attempt of a process at one export. Whatever ends it, nothing is left of its file but that of an export that has succeeded. */
class Attempt {
  readonly #platform: Platform;
  readonly #worker: ExportWorker;
  readonly #task: StoredExport;
  readonly #claim: repository.Claim;
  readonly #progress: ExportProgress = { total: null, handled: 0 };

  constructor(
    platform: Platform,
    worker: ExportWorker,
    { task, claim }: { readonly task: StoredExport; readonly claim: repository.Claim },
  ) {
    this.#platform = platform;
    this.#worker = worker;
    this.#task = task;
    this.#claim = claim;
  }

  async run(signal: AbortSignal): Promise<void> {
    const { store } = this.#worker;
    if (this.#task.fileKey !== null) await store.remove(this.#task.fileKey);
    const heart = this.#heart();
    try {
      // Each attempt before has ended its process.
      if (this.#task.attempts >= mostAttempts) throw new AppError('unknownError', {});
      await this.#write(AbortSignal.any([signal, heart.lost]));
      await heart.stop();
    } catch (error) {
      await heart.stop();
      await store.remove(this.#claim.fileKey);
      if (heart.lost.aborted) return;
      await (signal.aborted ? this.#release({ counts: false }) : this.#fail(error));
    }
  }

  #heart(): Heartbeat {
    const { connections, corpId, now, log } = this.#platform;
    const beat = () => {
      const until = new Date(now().getTime() + claimMs);
      return repository.keepProgress(connections.db, corpId, this.#claim, { ...this.#progress, until });
    };
    return heartbeat(beat, beatMs, (error) => {
      if (!connections.watch.note(error))
        log.error({ err: error, export: this.#task.id }, 'an export cannot say how far it is');
    });
  }

  async #write(signal: AbortSignal): Promise<void> {
    const { fileKey } = this.#claim;
    const { size, result } = await writeTask(this.#platform, this.#worker, {
      task: this.#task,
      fileKey,
      progress: this.#progress,
      signal,
    });
    const { handled } = this.#progress;
    const isKept = await this.#end({ status: 'END', fileSize: size, cutTexts: result, total: handled });
    // It was stopped at the very last moment.
    if (!isKept) await this.#worker.store.remove(fileKey);
  }

  #end(end: Omit<repository.ExportEnd, 'at' | 'expiryTime'>): Promise<boolean> {
    const { connections, corpId, now } = this.#platform;
    const at = now();
    const expiryTime = new Date(at.getTime() + keptMs);
    return repository.keepEnd(connections.db, corpId, this.#claim, { ...end, at, expiryTime });
  }

  async #fail(error: unknown): Promise<void> {
    const refusal = refusalOf(error);
    if (refusal !== null) {
      await this.#end({ status: 'FAIL', errcode: refusal.code, errParams: refusal.params });
      return;
    }
    this.#platform.log.error({ err: error, export: this.#task.id }, 'an export failed');
    if (this.#task.attempts + 1 < mostAttempts) await this.#release({ counts: true });
    else await this.#end({ status: 'EXCEPTION', errcode: appError('unknownError').code, errParams: {} });
  }

  #release({ counts }: { readonly counts: boolean }): Promise<void> {
    const { connections, corpId, now } = this.#platform;
    const pause = counts ? (this.#task.attempts + 1) * pauseMs : 0;
    const dueTime = new Date(now().getTime() + pause);
    return repository.release(connections.db, corpId, this.#claim, { dueTime, counts });
  }
}

/** An error that another attempt would meet again; null for a fault of ours. */
function refusalOf(error: unknown): AppError | null {
  return error instanceof AppError && (rowOf(error.code)?.status ?? 500) < 500 ? error : null;
}

import { AppError, appError, rowOf } from '@portico/shared-kit/errors';
import type { UserId } from '@portico/shared-kit/contract/ids';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { FileStore } from '../../files/index.ts';
import type { FileTask } from './file-task.ts';
import type { Claim, FileTaskEnd, FileTasks } from './file-tasks.repository.ts';
import { type Heartbeat, heartbeat } from './heartbeat.ts';

/** Time in ms without a word after which a process counts as gone: what it wrote is begun again. */
const claimMs = 30_000;
const beatMs = 1_000;
/** Attempts at a task that fails by a fault of ours, and the ms between two of them, times their number. */
const mostAttempts = 5;
const pauseMs = 10_000;
/** Ms for which a task is kept after its end. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Records that a file has, null until they are counted, and those that are written. */
export interface FileProgress {
  total: number | null;
  handled: number;
}

/** File that is to be written under a key. */
export interface FileToWrite<TTask> {
  readonly task: TTask;
  readonly fileKey: string;
  readonly progress: FileProgress;
  readonly signal: AbortSignal;
}

/** File that a task has written. */
export interface TaskOutcome {
  readonly size: number;
  /** Columns of the task's own table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Writes, in the transaction in which the file becomes its person's, what has to be so as soon as they have it. */
  finish?(trx: DatabaseTransaction): Promise<void>;
}

/** Kind of tasks that write files. */
export interface FileTaskKind<TTask extends FileTask> {
  readonly tasks: FileTasks<TTask>;
  /** Folder in the store. */
  readonly folder: string;
  readonly store: FileStore;
  /** Tells a person's browsers that something is new with their tasks. */
  noteChange(userId: UserId): void;
  /** Writes the file of a task with the rights that its person has now. */
  write(file: FileToWrite<TTask>): Promise<TaskOutcome>;
}

/** Returns what writes the files that are due, one after the other, until none is left. */
export function fileTaskWorker<TTask extends FileTask>(
  platform: Platform,
  kind: FileTaskKind<TTask>,
): (signal: AbortSignal) => Promise<void> {
  const { connections, corpId, now } = platform;
  const claimNext = () =>
    transaction(connections.db, (trx) =>
      kind.tasks.claimDue(trx, corpId, {
        at: now(),
        until: new Date(now().getTime() + claimMs),
        keyOf: ({ id, attempts }) => `${kind.folder}/${id.slice(-2)}/${id}-${attempts + 1}`,
      }),
    );
  return async (signal) => {
    while (!signal.aborted) {
      const claimed = await claimNext();
      if (claimed === undefined) return;
      await new Attempt(platform, kind, claimed).run(signal);
      kind.noteChange(claimed.task.userId);
    }
  };
}

/** Attempt of a process at one task. Whatever ends it, nothing is left of its file but that of a task that has succeeded. */
class Attempt<TTask extends FileTask> {
  readonly #platform: Platform;
  readonly #kind: FileTaskKind<TTask>;
  readonly #task: TTask;
  readonly #claim: Claim;
  readonly #progress: FileProgress = { total: null, handled: 0 };

  constructor(
    platform: Platform,
    kind: FileTaskKind<TTask>,
    { task, claim }: { readonly task: TTask; readonly claim: Claim },
  ) {
    this.#platform = platform;
    this.#kind = kind;
    this.#task = task;
    this.#claim = claim;
  }

  async run(signal: AbortSignal): Promise<void> {
    const { store } = this.#kind;
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
      return this.#kind.tasks.keepProgress(connections.db, corpId, this.#claim, { ...this.#progress, until });
    };
    return heartbeat(beat, beatMs, (error) => {
      if (!connections.watch.note(error)) log.error({ err: error, ...this.#name }, 'a file cannot say how far it is');
    });
  }

  async #write(signal: AbortSignal): Promise<void> {
    const { fileKey } = this.#claim;
    const { store, write } = this.#kind;
    const { size, counts, finish } = await write({ task: this.#task, fileKey, progress: this.#progress, signal });
    const { handled } = this.#progress;
    const isKept = await this.#end({ status: 'END', fileSize: size, counts, total: handled }, finish);
    // It was stopped at the very last moment.
    if (!isKept) await store.remove(fileKey);
  }

  #end(end: Omit<FileTaskEnd, 'at' | 'expiryTime'>, finish?: TaskOutcome['finish']): Promise<boolean> {
    const { connections, corpId, now } = this.#platform;
    const at = now();
    const expiryTime = new Date(at.getTime() + keptMs);
    return transaction(connections.db, async (trx) => {
      const isKept = await this.#kind.tasks.keepEnd(trx, corpId, this.#claim, { ...end, at, expiryTime });
      if (isKept) await finish?.(trx);
      return isKept;
    });
  }

  async #fail(error: unknown): Promise<void> {
    const refusal = refusalOf(error);
    if (refusal !== null) {
      await this.#end({ status: 'FAIL', errcode: refusal.code, errParams: refusal.params });
      return;
    }
    this.#platform.log.error({ err: error, ...this.#name }, 'a file could not be written');
    if (this.#task.attempts + 1 < mostAttempts) await this.#release({ counts: true });
    else await this.#end({ status: 'EXCEPTION', errcode: appError('unknownError').code, errParams: {} });
  }

  get #name() {
    return { files: this.#kind.folder, task: this.#task.id };
  }

  #release({ counts }: { readonly counts: boolean }): Promise<void> {
    const { connections, corpId, now } = this.#platform;
    const pause = counts ? (this.#task.attempts + 1) * pauseMs : 0;
    const dueTime = new Date(now().getTime() + pause);
    return this.#kind.tasks.release(connections.db, corpId, this.#claim, { dueTime, counts });
  }
}

/** An error that another attempt would meet again; null for a fault of ours. */
function refusalOf(error: unknown): AppError | null {
  return error instanceof AppError && (rowOf(error.code)?.status ?? 500) < 500 ? error : null;
}

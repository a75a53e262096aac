import { Worker } from 'node:worker_threads';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { CheckAnswer, CheckCall } from './check-call.ts';

/** Limits of one check; the reasons stand beside each. */
const checkLimits = {
  /**
   * Processor time of a check, in ms: the largest diagram takes some seconds, a package of many files not much more. It
   * is not time on the wall, so that a machine that stands still fails nobody's check.
   */
  processorTime: 15_000,
  /** Memory of the thread, in MB: a diagram of two million characters takes about 150. */
  memory: 512,
} as const;

type CheckLimits = Readonly<Record<keyof typeof checkLimits, number>>;

/** Ms between two looks at the time. */
const interval = 100;

/** A thread for checks. It is started for the first one, kept, and started again after one that was ended. */
export class CheckThread {
  readonly #limits: CheckLimits;
  #worker: Worker | null = null;

  constructor(limits: CheckLimits = checkLimits) {
    this.#limits = limits;
  }

  /** Does a check: nothing else may be under way. Rejects as the check does, with checkTooLong for one that is ended. */
  async run(call: CheckCall): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    try {
      return valueOf(await this.#answerOf(worker, call));
    } finally {
      worker.unref();
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      // Nothing that a check is about concerns the process: neither its options nor its secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
    });
    // One that ends while nobody waits for it is nobody's failure.
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        if (this.#worker === worker) this.#worker = null;
      });
    return worker;
  }

  #answerOf(worker: Worker, call: CheckCall): Promise<CheckAnswer> {
    return new Promise((resolve, reject) => {
      const before = worker.cpuUsage().then(total, () => 0);
      const watch = setInterval(() => void this.#endWhenOver(worker, before), interval);
      const answered = (answer: CheckAnswer) => end(() => resolve(answer));
      const failed = (error: Error & { readonly code?: string }) =>
        stopped(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? appError('checkTooLong') : error);
      const exited = () => stopped(appError('checkTooLong'));
      const stopped = (why: Error) => {
        this.#worker = null;
        end(() => reject(why));
      };
      const end = (settle: () => void) => {
        clearInterval(watch);
        worker.off('message', answered).off('error', failed).off('exit', exited);
        settle();
      };
      worker.on('message', answered).on('error', failed).on('exit', exited);
      worker.postMessage(call);
    });
  }

  /** Ends a worker that has had its time since the check began. */
  async #endWhenOver(worker: Worker, before: Promise<number>): Promise<void> {
    const used = await worker.cpuUsage().then(total, () => 0);
    if (used - (await before) > this.#limits.processorTime) await worker.terminate();
  }
}

const total = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

function valueOf(answer: CheckAnswer): unknown {
  if (answer.ok) return answer.value;
  if (answer.refusal === null) throw new Error(`A check failed in its thread: ${answer.message}`);
  throw new AppError(answer.refusal.name, answer.refusal.params);
}

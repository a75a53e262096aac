import { Worker } from 'node:worker_threads';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { ScanMessage, ScanRequest } from './scan-messages.ts';

/** Ms between two looks at the time. */
const interval = 100;

/** Messages of a thread that reads a file, in their order; taking one lets the thread go on. */
export class ScanThread {
  readonly #worker: Worker;
  readonly #signal: AbortSignal | undefined;
  readonly #watch: NodeJS.Timeout;
  readonly #messages: ScanMessage[] = [];
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(request: ScanRequest, signal: AbortSignal | undefined) {
    const { memoryMb, xlsMemoryMb, processorMs } = request.limits;
    this.#worker = new Worker(new URL('./scan-worker.ts', import.meta.url), {
      // Nothing that a file is about concerns the process: neither its options nor its secrets.
      env: {},
      execArgv: [],
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: /\.xls$/i.test(request.file.name) ? xlsMemoryMb : memoryMb },
    });
    this.#signal = signal;
    this.#watch = setInterval(() => void this.#endWhenOver(processorMs), interval);
    this.#worker
      .on('message', (message: ScanMessage) => this.#receive(message))
      .on('error', (error: Error & { readonly code?: string }) =>
        this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? appError('spreadsheetTooCostly') : error),
      )
      .on('exit', () => this.#fail(appError('spreadsheetTooCostly')));
    signal?.addEventListener('abort', this.#abort);
    if (signal?.aborted === true) this.#abort();
  }

  /** Returns the next message. Rejects with the row of the catalogue for a file that is refused, or the reason of an abort. */
  async next(): Promise<ScanMessage> {
    while (this.#messages.length === 0) {
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const message = this.#messages.shift() as ScanMessage;
    if (message.kind === 'rows') this.#worker.postMessage(null);
    if (message.kind === 'refused') throw new AppError(message.name, message.params);
    if (message.kind === 'failed') throw new Error(`A spreadsheet could not be read: ${message.message}`);
    return message;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    this.#signal?.removeEventListener('abort', this.#abort);
    await this.#worker.terminate();
  }

  readonly #abort = (): void => {
    this.#messages.length = 0;
    const reason: unknown = this.#signal?.reason;
    this.#fail(reason instanceof Error ? reason : new Error('Reading was given up'));
    void this.#worker.terminate();
  };

  #receive(message: ScanMessage): void {
    this.#messages.push(message);
    this.#wake();
  }

  /** The first failure counts: a thread that ends tells so, too. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  async #endWhenOver(limit: number): Promise<void> {
    const used = await this.#worker.cpuUsage().catch(() => null);
    if (used === null || (used.user + used.system) / 1_000 < limit) return;
    this.#fail(appError('spreadsheetTooCostly'));
    await this.#worker.terminate();
  }
}

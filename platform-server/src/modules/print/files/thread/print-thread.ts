import { Worker } from 'node:worker_threads';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { PrintFileStart, PrintMessage, PrintOrder } from './print-messages.ts';

/** Ms between two looks at the time. */
const interval = 500;
/** Limits of one file: 500 ordinary records need a hundredth of it. */
const limits = { memoryMb: 768, processorMs: 10 * 60 * 1000 } as const;

/**
 * Thread that lays records out and draws them into one PDF file, a record at a time. What ends it, and too much time or memory
 * for one file (printFileTooLarge), rejects whoever waits for it.
 */
export class PrintThread {
  readonly #worker: Worker;
  readonly #watch: NodeJS.Timeout;
  readonly #messages: PrintMessage[] = [];
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(start: PrintFileStart) {
    this.#worker = new Worker(new URL('./print-worker.ts', import.meta.url), {
      // Nothing that is printed concerns the process: neither its options nor its secrets.
      env: {},
      execArgv: [],
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    this.#watch = setInterval(() => void this.#endWhenOver(), interval);
    this.#worker
      .on('message', (message: PrintMessage) => this.#receive(message))
      .on('error', (error: Error & { readonly code?: string }) =>
        this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? appError('printFileTooLarge') : error),
      )
      .on('exit', () => this.#fail(new Error('The thread that draws a file has ended')));
  }

  /** Draws a record, JSON text of PrintRecord; yields what of the file is there then. */
  async *draw(text: string, readPicture: (name: string) => Promise<Uint8Array | null>): AsyncGenerator<Uint8Array> {
    yield* this.#ask({ kind: 'record', text }, readPicture);
  }

  /** Yields the rest of the file. */
  async *finish(): AsyncGenerator<Uint8Array> {
    yield* this.#ask({ kind: 'end' }, async () => null);
  }

  /** Ends the thread for a reason, with which whoever waits for it is rejected. */
  abort(reason: unknown): void {
    this.#messages.length = 0;
    this.#fail(reason instanceof Error ? reason : new Error('A file was given up'));
    void this.#worker.terminate();
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    await this.#worker.terminate();
  }

  async *#ask(
    order: PrintOrder,
    readPicture: (name: string) => Promise<Uint8Array | null>,
  ): AsyncGenerator<Uint8Array> {
    this.#post(order);
    for (;;) {
      const message = await this.#next();
      if (message.kind === 'done') return;
      if (message.kind === 'chunk') yield message.bytes;
      else await this.#sendPictures(message.names, readPicture);
    }
  }

  async #sendPictures(
    names: readonly string[],
    readPicture: (name: string) => Promise<Uint8Array | null>,
  ): Promise<void> {
    // One by one: they are large, and the thread has to have them all.
    for (const name of names) this.#post({ kind: 'pictures', pictures: [[name, await readPicture(name)]] });
    this.#post({ kind: 'pictures', pictures: [] });
  }

  #post(order: PrintOrder): void {
    this.#worker.postMessage(order);
  }

  async #next(): Promise<Extract<PrintMessage, { kind: 'chunk' | 'pictures' | 'done' }>> {
    while (this.#messages.length === 0) {
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const message = this.#messages.shift() as PrintMessage;
    if (message.kind === 'refused') throw new AppError(message.name, message.params);
    if (message.kind === 'failed') throw new Error(`A file could not be drawn: ${message.message}`);
    return message;
  }

  #receive(message: PrintMessage): void {
    this.#messages.push(message);
    this.#wake();
  }

  /** The first failure counts: a thread that ends tells so, too. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  async #endWhenOver(): Promise<void> {
    const used = await this.#worker.cpuUsage().catch(() => null);
    if (used === null || (used.user + used.system) / 1_000 < limits.processorMs) return;
    this.abort(appError('printFileTooLarge'));
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ToSandbox } from '../list-scripts/protocol.ts';

type Listener = (event: { readonly data: unknown }) => void;

/**
 * Thread of a script for tests of screens, which have no threads: it runs the same interpreter in the page's own, with copies of all
 * messages in between. Put it in place of `Worker` while a test runs.
 */
export class InProcessWorker {
  /** Threads that were ended, for tests that ask. */
  static ended = 0;
  readonly #page: Listener[] = [];
  readonly #thread: Listener[] = [];
  #isEnded = false;

  constructor() {
    void this.#serve();
  }

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.#page.push(listener);
  }

  postMessage(message: ToSandbox): void {
    this.#deliver(this.#thread, message);
  }

  terminate(): void {
    if (!this.#isEnded) InProcessWorker.ended += 1;
    this.#isEnded = true;
  }

  async #serve(): Promise<void> {
    const [{ serveSandbox }, { default: variant }] = await Promise.all([
      import('../list-scripts/sandbox/serve-sandbox.ts'),
      import('@jitl/quickjs-wasmfile-release-sync'),
    ]);
    const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
    const port = {
      postMessage: (message: unknown) => this.#deliver(this.#page, message),
      addEventListener: (_: string, listener: Listener) => this.#thread.push(listener),
    };
    // The interpreter takes a page of tests for a browser, and would fetch its file.
    await serveSandbox(port as never, variant, new Uint8Array(readFileSync(file)).buffer);
  }

  #deliver(listeners: readonly Listener[], message: unknown): void {
    const data: unknown = JSON.parse(JSON.stringify(message));
    setTimeout(() => {
      if (!this.#isEnded) for (const listener of listeners) listener({ data });
    }, 0);
  }
}

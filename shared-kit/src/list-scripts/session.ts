import { endsScript, type ScriptFault, ScriptFailure } from './faults.ts';
import { scriptLimits } from './limits.ts';
import type { FromSandbox, ScriptAnswer, ScriptCall, ScriptLine, ScriptSummary, ToSandbox } from './protocol.ts';
import { startScriptWorker } from './script-worker.ts';
import type { ScriptRead } from './versions.ts';

/** Answers what a script asks for, by the reader's rights; what it throws is told to the script in words. */
export type AnswerRead = (read: ScriptRead, input: unknown) => Promise<unknown>;

interface SessionInput {
  readonly text: string;
  readonly locale: 'zh' | 'en';
  readonly answer: AnswerRead;
}

/** Time in ms after which a thread that says nothing is ended: what runs the script stops it long before. */
const silence = scriptLimits.callTime * scriptLimits.patience + 3_000;

/** A script that runs in a thread of its own, which has neither the page nor the network. */
export class ScriptSession {
  readonly #worker: Worker;
  readonly #answer: AnswerRead;
  #summary: ScriptSummary | null = null;
  #settle: ((message: FromSandbox | ScriptFault) => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #calls = 0;
  #open = 0;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;
  /** Lines that the script wrote, and the time that it took, while it was read. */
  readonly reading: { ms: number; lines: readonly ScriptLine[] } = { ms: 0, lines: [] };

  private constructor(answer: AnswerRead) {
    this.#answer = answer;
    this.#worker = startScriptWorker();
    this.#worker.addEventListener('message', ({ data }: { readonly data: FromSandbox }) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.#fail({ name: 'fetchFailed' }));
  }

  /** Starts a thread and reads a script in it. Rejects with a ScriptFailure. */
  static async open({ text, locale, answer }: SessionInput): Promise<ScriptSession> {
    const session = new ScriptSession(answer);
    try {
      await session.#next(null, { name: 'fetchTimeout' }, scriptLimits.fetchTime);
      const limit = { name: 'tooSlow', params: { limit: String(scriptLimits.loadTime) } } as const;
      const read = await session.#next({ type: 'load', text, locale }, limit, silence);
      if (read.type === 'refused') throw new ScriptFailure(read.fault);
      if (read.type !== 'loaded') throw new ScriptFailure({ name: 'fetchFailed' });
      session.#summary = read.summary;
      Object.assign(session.reading, { ms: read.ms, lines: read.lines });
      return session;
    } catch (error) {
      session.end();
      throw error;
    }
  }

  get summary(): ScriptSummary {
    if (this.#summary === null) throw new Error('A script has hooks once it was read');
    return this.#summary;
  }

  /** False once the script used up what it may use: it is not called any more. */
  get isRunning(): boolean {
    return !this.#isEnded;
  }

  /** Calls the script after all calls before. Resolves with null where it has ended. */
  call(call: ScriptCall): Promise<ScriptAnswer | null> {
    const answered = this.#last.then(() => (this.#isEnded ? null : this.#answerOf(call)));
    this.#last = answered;
    return answered;
  }

  /** Ends the thread, whatever it does. */
  end(): void {
    this.#isEnded = true;
    this.#worker.terminate();
    clearTimeout(this.#watch);
  }

  async #answerOf(call: ScriptCall): Promise<ScriptAnswer> {
    const id = (this.#calls += 1);
    const limit = { name: 'tooSlow', params: { limit: String(scriptLimits.callTime) } } as const;
    const began = performance.now();
    try {
      const heard = await this.#next({ type: 'call', id, call }, limit, silence);
      if (heard.type !== 'answered') throw new ScriptFailure({ name: 'fetchFailed' });
      if (heard.answer.fault !== null && endsScript(heard.answer.fault)) this.end();
      return heard.answer;
    } catch (error) {
      this.end();
      const fault = error instanceof ScriptFailure ? error.fault : ({ name: 'fetchFailed' } as const);
      return { value: null, effects: [], fault, ms: performance.now() - began, lines: [] };
    }
  }

  /** Sends a message and waits for what the thread says next, requests aside. Rejects where it says nothing. */
  #next(message: ToSandbox | null, otherwise: ScriptFault, time: number): Promise<FromSandbox> {
    return new Promise((resolve, reject) => {
      this.#settle = (heard) => {
        this.#settle = null;
        clearTimeout(this.#watch);
        if ('name' in heard) reject(new ScriptFailure(heard));
        else resolve(heard);
      };
      if (message !== null) this.#worker.postMessage(message);
      this.#watchFor(otherwise, time);
    });
  }

  /** Ends the wait for a thread that says nothing, unless it waits for us. */
  #watchFor(otherwise: ScriptFault, time: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#open > 0) this.#watchFor(otherwise, time);
      else this.#fail(otherwise);
    }, time);
  }

  #fail(fault: ScriptFault): void {
    this.#settle?.(fault);
  }

  #hear(message: FromSandbox): void {
    if (message.type === 'ask') void this.#read(message);
    else this.#settle?.(message);
  }

  async #read({ id, read, input }: Extract<FromSandbox, { type: 'ask' }>): Promise<void> {
    this.#open += 1;
    const answered = await this.#answer(read, input).then(
      (value) => ({ isAnswered: true, text: JSON.stringify(value ?? null) }),
      (error: unknown) => ({ isAnswered: false, text: error instanceof Error ? error.message : String(error) }),
    );
    this.#open -= 1;
    if (!this.#isEnded) this.#worker.postMessage({ type: 'answer', id, ...answered } satisfies ToSandbox);
  }
}

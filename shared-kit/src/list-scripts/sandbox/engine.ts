import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { type ScriptFault, ScriptFailure, scriptFaultText } from '../faults.ts';
import { scriptLimits } from '../limits.ts';
import type { ScriptAnswer, ScriptCall, ScriptLine, ScriptSummary } from '../protocol.ts';
import { expressionOf, textFault } from '../script-text.ts';
import { scriptApis, scriptHooks, type ScriptRead, scriptReads } from '../versions.ts';
import { faultOf, faultOfError, readFault, resourceFault, slow, tooMuchMemory } from './engine-faults.ts';
import type { Interpreter } from './interpreter.ts';
import { prelude } from './prelude.ts';

/** Asks for what a script wants to read: `id` is the request, `input` JSON of the script. */
export type AskOutside = (id: number, read: ScriptRead, input: string) => void;

/** Jobs between two looks at the time. */
const jobsAtOnce = 200;

interface Call {
  readonly resolve: (answer: ScriptAnswer) => void;
  /** Processor time used, in ms. */
  used: number;
}

/**
 * A script in an interpreter of its own: no clock but its own, no page, no network. Each turn has a budget of time, all have one of
 * memory and of depth; calls come one after the other.
 */
export class ScriptEngine {
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #isFull: () => boolean;
  readonly #ask: AskOutside;
  #entry: QuickJSHandle | null = null;
  #deadline = 0;
  #looks = 0;
  /** True once a turn was stopped: what its promises then tell is not its answer. */
  #isOver = false;
  /** Requests that were not answered yet. */
  #open = 0;
  #call: Call | null = null;
  #lines: ScriptLine[] = [];

  constructor({ module, isFull }: Interpreter, ask: AskOutside) {
    this.#isFull = isFull;
    this.#ask = ask;
    this.#runtime = module.newRuntime();
    this.#runtime.setMaxStackSize(scriptLimits.stack);
    this.#runtime.setInterruptHandler(() => this.#lookAtTime());
    this.#context = this.#runtime.newContext();
  }

  /** Reads a script; throws a ScriptFailure where it is none. */
  load(text: string, locale: 'zh' | 'en'): ScriptSummary {
    const fault = textFault(text);
    if (fault !== null) throw new ScriptFailure(fault);
    try {
      return this.#load(text, locale);
    } catch (error) {
      throw new ScriptFailure(faultOfError(error));
    }
  }

  #load(text: string, locale: 'zh' | 'en'): ScriptSummary {
    this.#deadline = performance.now() + scriptLimits.loadTime;
    const vm = this.#context;
    this.#entry = this.#prepare(locale);
    const read = vm.evalCode(expressionOf(text), 'list-script.js', { type: 'global' });
    if (read.error) throw new ScriptFailure(faultOf(this.#context, read.error, scriptLimits.loadTime));
    const accepted = this.#invoke('accept', [read.value]);
    const answer = JSON.parse(accepted ?? '{}') as { readonly problem?: unknown; readonly summary?: ScriptSummary };
    if (answer.summary === undefined) throw new ScriptFailure(readFault(answer.problem));
    return answer.summary;
  }

  /** Calls the script. Resolves with its answer, also where it fails; the one before must be over. */
  call(call: ScriptCall): Promise<ScriptAnswer> {
    return new Promise((resolve) => {
      this.#looks = 0;
      this.#open = 0;
      this.#call = { resolve, used: 0 };
      this.#turn(() => this.#invoke('call', [this.#context.newString(JSON.stringify(call))]));
    });
  }

  /** Hands a script what it asked for: JSON, or the words of the reason. */
  settle(id: number, isAnswered: boolean, text: string): void {
    const vm = this.#context;
    if (this.#call === null) return;
    this.#open -= 1;
    this.#turn(() => this.#invoke('settle', [vm.newNumber(id), isAnswered ? vm.true : vm.false, vm.newString(text)]));
  }

  /** Ends a call that waits for too long. */
  giveUp(): void {
    this.#answer({ name: 'noAnswer', params: { limit: String(scriptLimits.waitTime) } });
  }

  /** Returns the lines of the console since they were last taken. */
  takeLines(): readonly ScriptLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  /** Makes the script's surroundings, before any of it runs. */
  #prepare(locale: 'zh' | 'en'): QuickJSHandle {
    const vm = this.#context;
    const made = vm.unwrapResult(vm.evalCode(prelude, 'prelude.js'));
    const host = vm.newObject();
    const functions = {
      ask: (id: QuickJSHandle, read: QuickJSHandle, input: QuickJSHandle) => {
        this.#open += 1;
        this.#ask(vm.getNumber(id), vm.getString(read) as ScriptRead, vm.getString(input));
      },
      log: (level: QuickJSHandle, text: QuickJSHandle) => this.#log(vm.getString(level), vm.getString(text)),
      done: (text: QuickJSHandle) => this.#done(text),
    };
    for (const [name, implementation] of Object.entries(functions)) {
      vm.newFunction(name, implementation as () => void).consume((handle) => vm.setProp(host, name, handle));
    }
    const words = (name: 'cellMissing' | 'headMissing') =>
      scriptFaultText({ name, params: { selector: '{selector}' } })[locale];
    const names = JSON.stringify({
      hooks: scriptHooks,
      apis: scriptApis,
      reads: scriptReads,
      effects: scriptLimits.effects,
      requests: scriptLimits.requests,
      logLine: scriptLimits.logLine,
      cellMissing: words('cellMissing'),
      headMissing: words('headMissing'),
    });
    const named = vm.unwrapResult(vm.evalCode(`(${names})`));
    const entry = vm.unwrapResult(vm.callFunction(made, vm.undefined, host, named));
    for (const handle of [made, host, named]) handle.dispose();
    return entry;
  }

  /** Calls a function of the surroundings; returns its text, throws a ScriptFailure. */
  #invoke(name: 'accept' | 'call' | 'settle', args: readonly QuickJSHandle[]): string | null {
    const vm = this.#context;
    if (this.#entry === null) throw new Error('A script is called before it was loaded');
    const entry = this.#entry;
    const called = vm.getProp(entry, name).consume((handle) => vm.callFunction(handle, entry, ...args));
    for (const arg of args) arg.dispose();
    const limit = name === 'accept' ? scriptLimits.loadTime : scriptLimits.callTime;
    if (called.error) throw new ScriptFailure(faultOf(this.#context, called.error, limit));
    return called.value.consume((value) => (vm.typeof(value) === 'string' ? vm.getString(value) : null));
  }

  /** Runs a part of the call that is under way, and what waits behind it, within the rest of its time. */
  #turn(start: () => void): void {
    const call = this.#call;
    if (call === null) return;
    const began = performance.now();
    this.#deadline = began + scriptLimits.callTime - call.used;
    try {
      start();
      this.#finishJobs();
      // Where no memory is left for what waits behind a call, the interpreter forgets it without a word.
      if (this.#open === 0 && this.#isFull()) this.#answer(tooMuchMemory);
      call.used += performance.now() - began;
    } catch (error) {
      call.used += performance.now() - began;
      this.#answer(faultOfError(error));
    }
  }

  /** Runs what waits behind the call. The interpreter looks at the time within a job only, and a chain of short ones has no end. */
  #finishJobs(): void {
    for (;;) {
      const done = this.#runtime.executePendingJobs(jobsAtOnce);
      if (done.error) throw new ScriptFailure(faultOf(this.#context, done.error, scriptLimits.callTime));
      const count = done.value;
      done.dispose();
      if (count === 0) return;
      if (this.#lookAtTime()) throw new ScriptFailure(slow(scriptLimits.callTime));
    }
  }

  /** Returns whether the turn is to be stopped. */
  #lookAtTime(): boolean {
    this.#looks += 1;
    const over = performance.now() - this.#deadline;
    const isSlow = over > 0 && this.#looks > scriptLimits.looks;
    return (this.#isOver ||= isSlow || over > (scriptLimits.patience - 1) * scriptLimits.callTime);
  }

  #done(handle: QuickJSHandle): void {
    const vm = this.#context;
    const length = vm.getProp(handle, 'length').consume((value) => vm.getNumber(value));
    if (length > scriptLimits.output) {
      this.#answer({ name: 'outputTooLarge', params: { limit: String(scriptLimits.output) } });
      return;
    }
    const answer = JSON.parse(vm.getString(handle)) as Readonly<Record<string, unknown>>;
    const { value = null, effects, error } = answer;
    const hasFault = error !== null && error !== undefined;
    if (this.#isOver) this.#answer(slow(scriptLimits.callTime));
    else
      this.#answer(hasFault ? resourceFault(readFault(error)) : null, {
        value,
        effects: Array.isArray(effects) ? effects : [],
      });
  }

  #answer(
    fault: ScriptFault | null,
    given: { value: unknown; effects: readonly unknown[] } = { value: null, effects: [] },
  ): void {
    const call = this.#call;
    if (call === null) return;
    this.#call = null;
    // Where no memory is left for an error either, what is thrown has no words.
    const told = fault?.name === 'execution' && this.#isFull() ? tooMuchMemory : fault;
    // Resolved later than this turn, so that its time counts.
    void Promise.resolve().then(() => call.resolve({ ...given, fault: told, ms: call.used, lines: this.takeLines() }));
  }

  #log(level: string, text: string): void {
    const known = level === 'warn' || level === 'error' ? level : 'log';
    this.#lines.push({ level: known, text: text.slice(0, scriptLimits.logLine) });
    // The last lines say what happened before the end.
    if (this.#lines.length > scriptLimits.logLines) this.#lines.shift();
  }
}

import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import {
  readEffects,
  type ScriptAnswer,
  type ScriptCall,
  type ScriptHook,
  type ScriptSession,
  type ScriptState,
} from '@portico/shared-kit/list-scripts';
import {
  appliedEffects,
  changesBy,
  type ListEffect,
  ofActions,
  type RunState,
  withCall,
  withChanges,
} from './run-state.ts';
import type { ScriptChange } from './script-log.ts';

/** Calls of a script that runs, and the state that they leave. */
export class RunCalls {
  readonly #session: ScriptSession | null;
  readonly #stateOf: (records: readonly BizRecord[]) => ScriptState;
  readonly #listeners = new Set<() => void>();
  #reads: string[] = [];
  #state: RunState;

  constructor(session: ScriptSession | null, state: RunState, stateOf: (records: readonly BizRecord[]) => ScriptState) {
    this.#session = session;
    this.#state = state;
    this.#stateOf = stateOf;
  }

  get state(): RunState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes what the call that is under way reads. */
  noteRead(read: string): void {
    this.#reads.push(read);
  }

  /** Calls a hook; null where the script has none, or has ended. */
  async hook(hook: ScriptHook, args: readonly unknown[], records: readonly BizRecord[]): Promise<ScriptAnswer | null> {
    if (this.#session?.summary.hooks.includes(hook) !== true) return null;
    return this.call(hook, { kind: 'hook', hook, args, state: this.#stateOf(records) });
  }

  /** Calls the script and notes the call; null where it has ended. */
  async call(name: string, call: ScriptCall): Promise<ScriptAnswer | null> {
    this.#reads = [];
    const answer = (await this.#session?.call(call)) ?? null;
    if (answer === null) return null;
    const ran = withCall(this.#state, { name, answer, reads: this.#reads });
    this.set({ ...ran, isRunning: this.#session?.isRunning === true });
    return answer;
  }

  /** Keeps what a hook describes; returns the changes that are the list's to make. */
  apply(hook: ScriptHook, answer: ScriptAnswer | null): readonly ListEffect[] {
    const { effects, fault } = readEffects(answer?.effects ?? []);
    if (fault !== null) this.set({ fault });
    const { cells, heads, others } = appliedEffects(effects, this.#state, ofActions.has(hook));
    const changes = changesBy(effects, others);
    if (changes.cells + changes.heads > 0) this.set({ cells, heads });
    this.note(changes);
    for (const effect of ofActions.has(hook) ? [] : others) this.#notify(effect);
    return others;
  }

  /** Set by the list: shows a message. */
  #notify: (effect: ListEffect) => void = () => undefined;
  onEffect(notify: (effect: ListEffect) => void): void {
    this.#notify = notify;
  }

  /** Adds to what the newest call changed. */
  note(changes: Readonly<Partial<Record<ScriptChange, number>>>): void {
    const calls = withChanges(this.#state.calls, changes);
    if (calls !== null) this.set({ calls });
  }

  set(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import {
  type AnswerRead,
  readDrawn,
  readEffects,
  type ScriptAnswer,
  type ScriptCall,
  type ScriptFault,
  ScriptFailure,
  type ScriptHook,
  ScriptSession,
  type ScriptState,
} from '@portico/shared-kit/list-scripts';
import type { ScriptedState } from './list-script.ts';
import {
  appliedEffects,
  changesBy,
  type ListEffect,
  mergedCells,
  ofActions,
  type RunState,
  sizeOf,
  withCall,
  withChanges,
} from './run-state.ts';
import type { ScriptChange } from './script-log.ts';
import { combinedPage, replacedPage } from './script-page.ts';
import { type ScriptedView, scriptState, shownQuery } from './script-state.ts';

interface RunInput extends ScriptedView {
  readonly read: AnswerRead;
}

const nothing: Pick<RunState, 'rows' | 'cells' | 'heads'> = { rows: new Map(), cells: new Map(), heads: new Map() };

let runs = 0;

/** The script of an open list: calls its hooks as the list changes, and keeps what they say. */
export class ScriptRun {
  readonly #input: RunInput;
  readonly #session: ScriptSession | null;
  readonly #listeners = new Set<() => void>();
  #reads: string[] = [];
  #told: ScriptedState | null = null;
  #asked = '';
  #turn = 0;
  #state: RunState;
  narrowing: FilterTree | null = null;
  /** Tells it from other runs of the same list. */
  readonly id = (runs += 1);

  private constructor(input: RunInput, session: ScriptSession | null, fault: ScriptFault | null) {
    this.#input = input;
    this.#session = session;
    const lines = session?.reading.lines ?? [];
    const isLoading = session?.summary.apis.list === 'replace';
    this.#state = { ...nothing, page: null, isLoading, fault, isRunning: session !== null, calls: [], lines };
  }

  /** Starts the script of a list and calls its first hook. A script that cannot be run is a run with a fault. */
  static async start(input: RunInput, isWanted: () => boolean): Promise<ScriptRun> {
    let run: ScriptRun | null = null;
    const answer: AnswerRead = (read, asked) => {
      if (run !== null) run.#reads.push(read);
      return input.read(read, asked);
    };
    try {
      const text = input.config.view.script ?? '';
      const session = await ScriptSession.open({ text, locale: input.locale, answer });
      run = new ScriptRun(input, session, null);
      if (isWanted()) await run.#preLoad();
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error;
      run = new ScriptRun(input, null, error.fault);
    }
    return run;
  }

  get summary() {
    return this.#session?.summary ?? null;
  }

  get replacesRecords(): boolean {
    return this.summary?.apis.list === 'replace';
  }

  get state(): RunState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  end(): void {
    this.#session?.end();
  }

  /** Forgets the fault that is shown. */
  closeFault(): void {
    this.#set({ fault: null });
  }

  /** Takes what the list shows now; new records are told to the script. */
  tell(told: ScriptedState): void {
    const before = this.#told;
    this.#told = told;
    const { page } = told.records.shown;
    if (this.replacesRecords) {
      const asked = JSON.stringify(shownQuery(this.#input.config, told));
      if (asked !== this.#asked) void this.#readOwn(asked, told);
    } else if (page !== undefined && page !== before?.records.shown.page) {
      void this.#showPage(page);
    }
  }

  /** Asks a script that answers the records by itself for them again. */
  readAgain(): void {
    if (this.replacesRecords && this.#told !== null) void this.#readOwn(this.#asked, this.#told);
  }

  /** Calls a hook about an action. Resolves with its answer, and what the list has to do. */
  async callAction(hook: ScriptHook, action: unknown, records: readonly BizRecord[]) {
    const answer = await this.#hook(hook, [action], records);
    return { value: answer?.value ?? null, effects: this.#apply(hook, answer) };
  }

  /** Remembers that a hook refused an action. */
  noteRefusal(): void {
    this.#note({ refusal: 1 });
  }

  async #preLoad(): Promise<void> {
    const answer = await this.#hook('onPreLoad', [], []);
    const { filter } = (answer?.value ?? {}) as { readonly filter?: FilterTree };
    if (typeof filter === 'object' && filter !== null) {
      this.narrowing = filter;
      this.#note({ filter: 1 });
    }
    this.#apply('onPreLoad', answer);
  }

  async #readOwn(asked: string, told: ScriptedState): Promise<void> {
    this.#asked = asked;
    const turn = (this.#turn += 1);
    this.#set({ isLoading: true });
    const answer = await this.#call('apis.list', this.#api([shownQuery(this.#input.config, told)]));
    if (turn !== this.#turn) return;
    const page = replacedPage(this.#input.config, answer?.value ?? null);
    this.#note({ records: page.content.length });
    this.#set({ page, isLoading: false });
    await this.#describe(page, turn);
  }

  async #showPage(own: RecordPage): Promise<void> {
    const turn = (this.#turn += 1);
    this.#set({ page: null });
    let page = own;
    if (this.summary?.apis.list === 'combine') {
      const content = own.content.map(({ id, data }) => ({ id, data }));
      const sent = { content, totalElements: own.totalElements };
      const answer = await this.#call(
        'apis.list',
        this.#api([this.#told && shownQuery(this.#input.config, this.#told), sent]),
      );
      if (turn !== this.#turn) return;
      if (answer !== null && answer.fault === null) {
        page = combinedPage(own, answer.value);
        this.#note({ records: page.content.filter((record, at) => record !== own.content[at]).length });
        this.#set({ page });
      }
    }
    await this.#describe(page, turn);
  }

  /** Calls the hooks of a page that is loaded: those that draw, and the one that comes once it is drawn. */
  async #describe({ content }: RecordPage, turn: number): Promise<void> {
    const loaded = await this.#hook('onLoad', [], content);
    if (turn !== this.#turn) return;
    this.#set(nothing);
    this.#apply('onLoad', loaded);
    const has = (hook: ScriptHook) => this.summary?.hooks.includes(hook) === true;
    const drawing = (['onRowRender', 'onCellRender'] as const).filter(has);
    if (drawing.length > 0) {
      const answer = await this.#call(drawing.join(', '), { kind: 'draw', state: this.#stateOf(content) });
      if (turn !== this.#turn || answer === null) return;
      const drawn = readDrawn(answer.value);
      if (drawn.fault !== null) this.#set({ fault: drawn.fault });
      this.#note({ rows: drawn.rows.size, cells: sizeOf(drawn.cells) });
      this.#set({ rows: drawn.rows, cells: mergedCells(this.#state.cells, drawn.cells) });
    }
    // Once what was described is on the screen.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const rendered = await this.#hook('onRendered', [], content);
    if (turn === this.#turn) this.#apply('onRendered', rendered);
  }

  #api(args: readonly unknown[]): ScriptCall {
    return { kind: 'api', api: 'list', args, state: this.#stateOf([]) };
  }

  async #hook(hook: ScriptHook, args: readonly unknown[], records: readonly BizRecord[]): Promise<ScriptAnswer | null> {
    if (this.summary?.hooks.includes(hook) !== true) return null;
    return this.#call(hook, { kind: 'hook', hook, args, state: this.#stateOf(records) });
  }

  async #call(name: string, call: ScriptCall): Promise<ScriptAnswer | null> {
    this.#reads = [];
    const answer = (await this.#session?.call(call)) ?? null;
    if (answer === null) return null;
    const ran = withCall(this.#state, { name, answer, reads: this.#reads });
    this.#set({ ...ran, isRunning: this.#session?.isRunning === true });
    return answer;
  }

  /** Keeps what a hook describes; returns the changes that are the list's to make. */
  #apply(hook: ScriptHook, answer: ScriptAnswer | null): readonly ListEffect[] {
    const { effects, fault } = readEffects(answer?.effects ?? []);
    if (fault !== null) this.#set({ fault });
    const { cells, heads, others } = appliedEffects(effects, this.#state, ofActions.has(hook));
    const changes = changesBy(effects, others);
    if (changes.cells + changes.heads > 0) this.#set({ cells, heads });
    this.#note(changes);
    for (const effect of ofActions.has(hook) ? [] : others) this.#notify(effect);
    return others;
  }

  /** Set by the list: shows a message. */
  #notify: (effect: ListEffect) => void = () => undefined;
  onEffect(notify: (effect: ListEffect) => void): void {
    this.#notify = notify;
  }

  /** Adds to what the newest call changed. */
  #note(changes: Readonly<Partial<Record<ScriptChange, number>>>): void {
    const calls = withChanges(this.#state.calls, changes);
    if (calls !== null) this.#set({ calls });
  }

  #stateOf(records: readonly BizRecord[]): ScriptState {
    return scriptState(this.#input, this.#told, records);
  }

  #set(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

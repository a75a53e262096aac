import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import {
  type AnswerRead,
  readDrawn,
  type ScriptCall,
  type ScriptFault,
  ScriptFailure,
  type ScriptHook,
  ScriptSession,
  type ScriptState,
} from '@portico/shared-kit/list-scripts';
import { RecordQueue } from './record-queue.ts';
import type { ScriptedState } from './list-script.ts';
import { type ListEffect, mergedCells, type RunState, sizeOf, withoutRecords } from './run-state.ts';
import { RunCalls } from './run-calls.ts';
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
  #told: ScriptedState | null = null;
  #asked = '';
  #turn = 0;
  readonly #drawn = new RecordQueue();
  #isDescribing = false;
  readonly #calls: RunCalls;
  narrowing: FilterTree | null = null;
  /** Tells it from other runs of the same list. */
  readonly id = (runs += 1);

  private constructor(input: RunInput, session: ScriptSession | null, fault: ScriptFault | null) {
    this.#input = input;
    this.#session = session;
    const lines = session?.reading.lines ?? [];
    const isLoading = session?.summary.apis.list === 'replace';
    const state = { ...nothing, page: null, isLoading, fault, isRunning: session !== null, calls: [], lines };
    this.#calls = new RunCalls(session, state, (records) => scriptState(input, this.#told, records));
  }

  /** Starts the script of a list and calls its first hook. A script that cannot be run is a run with a fault. */
  static async start(input: RunInput, isWanted: () => boolean): Promise<ScriptRun> {
    let run: ScriptRun | null = null;
    const answer: AnswerRead = (read, asked) => {
      if (run !== null) run.#calls.noteRead(read);
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
    return this.#calls.state;
  }

  subscribe(listener: () => void): () => void {
    return this.#calls.subscribe(listener);
  }

  end(): void {
    this.#session?.end();
  }

  /** Forgets the fault that is shown. */
  closeFault(): void {
    this.#calls.set({ fault: null });
  }

  /** Takes what the list shows now; new records are told to the script. */
  tell(told: ScriptedState): void {
    const before = this.#told;
    this.#told = told;
    const { page } = told.records.shown;
    if (told.drawn !== null) {
      this.#drawn.draw(told.drawn);
      if (told.drawn !== before?.drawn) void this.#describeDrawn();
      return;
    }
    this.#drawn.forget();
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
    const answer = await this.#calls.hook(hook, [action], records);
    return { value: answer?.value ?? null, effects: this.#calls.apply(hook, answer) };
  }

  /** Remembers that a hook refused an action. */
  noteRefusal(): void {
    this.#calls.note({ refusal: 1 });
  }

  async #preLoad(): Promise<void> {
    const answer = await this.#calls.hook('onPreLoad', [], []);
    const { filter } = (answer?.value ?? {}) as { readonly filter?: FilterTree };
    if (typeof filter === 'object' && filter !== null) {
      this.narrowing = filter;
      this.#calls.note({ filter: 1 });
    }
    this.#calls.apply('onPreLoad', answer);
  }

  async #readOwn(asked: string, told: ScriptedState): Promise<void> {
    this.#asked = asked;
    const turn = (this.#turn += 1);
    this.#calls.set({ isLoading: true });
    const answer = await this.#calls.call('apis.list', this.#api([shownQuery(this.#input.config, told)]));
    if (turn !== this.#turn) return;
    const page = replacedPage(this.#input.config, answer?.value ?? null);
    this.#calls.note({ records: page.content.length });
    this.#calls.set({ page, isLoading: false });
    await this.#describe(page.content, turn, false);
  }

  async #showPage(own: RecordPage): Promise<void> {
    const turn = (this.#turn += 1);
    this.#calls.set({ page: null });
    let page = own;
    if (this.summary?.apis.list === 'combine') {
      const content = own.content.map(({ id, data }) => ({ id, data }));
      const sent = { content, totalElements: own.totalElements };
      const answer = await this.#calls.call(
        'apis.list',
        this.#api([this.#told && shownQuery(this.#input.config, this.#told), sent]),
      );
      if (turn !== this.#turn) return;
      if (answer !== null && answer.fault === null) {
        page = combinedPage(own, answer.value);
        this.#calls.note({ records: page.content.filter((record, at) => record !== own.content[at]).length });
        this.#calls.set({ page });
      }
    }
    await this.#describe(page.content, turn, false);
  }

  /** Tells the script of what a mode draws; one call after the other, however often there is more. */
  async #describeDrawn(): Promise<void> {
    if (this.#isDescribing) return;
    this.#isDescribing = true;
    for (let next = this.#drawn.takeNext(); next.length > 0; next = this.#drawn.takeNext())
      await this.#describe(next, this.#turn, true);
    this.#isDescribing = false;
  }

  /** Calls the hooks of records that are loaded: those that draw, and the one that comes once they are drawn. */
  async #describe(content: readonly BizRecord[], turn: number, isMore: boolean): Promise<void> {
    const loaded = await this.#calls.hook('onLoad', [], content);
    if (turn !== this.#turn) return;
    this.#calls.set(isMore ? withoutRecords(this.#calls.state, content) : nothing);
    this.#calls.apply('onLoad', loaded);
    const has = (hook: ScriptHook) => this.summary?.hooks.includes(hook) === true;
    const drawing = (['onRowRender', 'onCellRender'] as const).filter(has);
    if (drawing.length > 0) {
      const answer = await this.#calls.call(drawing.join(', '), { kind: 'draw', state: this.#stateOf(content) });
      if (turn !== this.#turn || answer === null) return;
      const drawn = readDrawn(answer.value);
      if (drawn.fault !== null) this.#calls.set({ fault: drawn.fault });
      this.#calls.note({ rows: drawn.rows.size, cells: sizeOf(drawn.cells) });
      this.#calls.set({
        rows: new Map([...this.#calls.state.rows, ...drawn.rows]),
        cells: mergedCells(this.#calls.state.cells, drawn.cells),
      });
    }
    // Once what was described is on the screen.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const rendered = await this.#calls.hook('onRendered', [], content);
    if (turn === this.#turn) this.#calls.apply('onRendered', rendered);
  }

  /** Set by the list: shows a message. */
  onEffect(notify: (effect: ListEffect) => void): void {
    this.#calls.onEffect(notify);
  }

  #stateOf(records: readonly BizRecord[]): ScriptState {
    return scriptState(this.#input, this.#told, records);
  }

  #api(args: readonly unknown[]): ScriptCall {
    return { kind: 'api', api: 'list', args, state: this.#stateOf([]) };
  }
}

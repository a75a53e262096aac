import type { PortalStore } from '@portico/shared-kit/api';
import type { Locale } from '@portico/shared-kit/i18n';
import { isRefusal } from './refusal.ts';

/** Way in which an edit is turned: back, or done again. */
export type Direction = 'undo' | 'redo';

/** Outcome of turning an edit. */
export interface TurnOutcome {
  /** Step that turns it the other way; null where nothing was turned. */
  readonly step: EditStep | null;
  /** Step of the records that can still be turned in the same way, because an error stopped it before them. */
  readonly rest?: EditStep;
  /** Error of the API that kept some of the records from being turned. */
  readonly error?: unknown;
  /** Names of the records that were turned. */
  readonly names: readonly string[];
  /** Names of those that somebody changed meanwhile, which stay as they are. */
  readonly changedSince: readonly string[];
  /** Words of the outcome, where names do not tell it. */
  readonly words?: TurnWords;
}

/** Makes the words of an outcome; `isPartly` where something stays as it is. */
export type TurnWords = (locale: Locale) => { readonly text: string; readonly isPartly: boolean };

/** Edit of one or several records that is taken back and done again as one. */
export interface EditStep {
  /** Turns it; rejects with the error of the API where the server refuses it or cannot be reached. */
  readonly turn: (dispatch: PortalStore['dispatch'], direction: Direction) => Promise<TurnOutcome>;
}

/** Steps that can be undone and done again now. */
export interface HistoryState {
  readonly undo: readonly EditStep[];
  readonly redo: readonly EditStep[];
  /** True while something is saved, undone or done again. */
  readonly isBusy: boolean;
}

/** Steps that are kept at most; the oldest are forgotten. */
export const mostSteps = 100;

const other: Readonly<Record<Direction, Direction>> = { undo: 'redo', redo: 'undo' };

/** Edits of the lists of a model in this visit, the newest last. */
export class EditHistory {
  #state: HistoryState = { undo: [], redo: [], isBusy: false };
  readonly #listeners = new Set<() => void>();
  readonly #saves = new Set<Promise<unknown>>();
  #isTurning = false;
  /** Number of edits that were kept so far. */
  #edits = 0;

  /** Returns the state; the same object until something changes. */
  readonly state = (): HistoryState => this.#state;

  /** Calls at every change; returns the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps an edit that was saved. What was undone before is not done again any more. */
  add(step: EditStep): void {
    this.#edits += 1;
    this.#change({ undo: [...this.#state.undo, step].slice(-mostSteps), redo: [] });
  }

  /** Waits with turning until an edit is saved, so that a key that follows it at once means this one. */
  track<T>(save: Promise<T>): Promise<T> {
    this.#saves.add(save);
    this.#change({});
    const end = () => {
      this.#saves.delete(save);
      this.#change({});
    };
    void save.then(end, end);
    return save;
  }

  /**
   * Turns a step, by default the newest. Null where there is none, or where another one is being turned. What the server refused, and
   * what others changed, is not tried again; after an error of the network it is.
   */
  async turn(dispatch: PortalStore['dispatch'], direction: Direction, wanted?: EditStep): Promise<TurnOutcome | null> {
    if (this.#isTurning) return null;
    this.#isTurning = true;
    try {
      while (this.#saves.size > 0) await Promise.allSettled(this.#saves);
      const step = wanted ?? this.#state[direction].at(-1);
      if (step === undefined || !this.#state[direction].includes(step)) return null;
      this.#change({});
      return await this.#turn(step, dispatch, direction);
    } finally {
      this.#isTurning = false;
      this.#change({});
    }
  }

  async #turn(step: EditStep, dispatch: PortalStore['dispatch'], direction: Direction): Promise<TurnOutcome> {
    const edits = this.#edits;
    const replace = (...rest: readonly EditStep[]) =>
      this.#state[direction].flatMap((each) => (each === step ? rest : [each]));
    try {
      const outcome = await step.turn(dispatch, direction);
      // An edit that was made meanwhile ends what can be done again.
      const isOver = direction === 'undo' && edits !== this.#edits;
      const back = outcome.step === null || isOver ? [] : [outcome.step];
      const opposite = [...this.#state[other[direction]], ...back].slice(-mostSteps);
      const rest = outcome.rest === undefined ? [] : [outcome.rest];
      this.#change({ [direction]: replace(...rest), [other[direction]]: opposite });
      return outcome;
    } catch (error) {
      if (isRefusal(error)) this.#change({ [direction]: replace() });
      throw error;
    }
  }

  #change(part: Partial<HistoryState>): void {
    this.#state = { ...this.#state, ...part, isBusy: this.#isTurning || this.#saves.size > 0 };
    for (const listener of this.#listeners) listener();
  }
}

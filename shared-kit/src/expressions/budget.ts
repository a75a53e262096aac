import { type Meter, withMeter } from 'feelin';
import { loadedPatterns } from './patterns.ts';

/**
 * The most that expressions may use. One evaluation, or all of one record or of one command of a workflow together,
 * holds its thread for less than 100 ms with them, on the machines that Portico runs on: nobody else waits for longer.
 */
export const expressionLimits = {
  /** Of an expression, in characters: reading one takes some milliseconds at most, with errors in it a tenth of a second. */
  characters: 2_000,
  /** Of all expressions of a workflow or of a model together: they may all have to be read for one request. */
  allCharacters: 20_000,
  /** Brackets within brackets of an expression: reading what is not closed takes longest where much is open. */
  nesting: 100,
  /** Nodes evaluated, turns of loops and items looked at; a step takes a tenth to a half of a microsecond. */
  steps: 100_000,
  /** Nodes within nodes that are under way: a function that calls itself must end before the stack of the thread does. */
  depth: 400,
  /** Items of a list, and of a value with all that is in it. A record has at most some thousand rows. */
  listLength: 10_000,
  /** Characters of a text, between any two operations. The longest field has 2,000. */
  textLength: 50_000,
  /** Instructions of a compiled pattern: its time is their number times the length of the text. */
  patternSize: 500,
} as const;

/** The limits that an evaluation can come to; the others are those of reading. */
type EvaluationLimit = 'steps' | 'depth' | 'listLength' | 'textLength';

/** An expression needs more than it may use. */
export class BudgetExceeded extends Error {
  readonly limit: EvaluationLimit;
  readonly most: number;
  /** The field whose expression it was, or the column as `lines.amount`; null where that is not known. */
  path: string | null = null;

  constructor(limit: EvaluationLimit) {
    super(`more than ${expressionLimits[limit]} (${limit})`);
    this.limit = limit;
    this.most = expressionLimits[limit];
  }
}

/** Meter on which an evaluation's own functions are counted. */
export type Spender = Pick<Meter, 'spend' | 'list' | 'text'>;

/** A count from the beginning of some work to its end. What was once too much stays too much. */
class Spending implements Meter {
  exceeded: BudgetExceeded | null = null;
  #steps = 0;
  #depth = 0;

  /** Before each evaluation: one that was given up has left its depth behind. */
  begin(): void {
    this.#depth = 0;
  }

  enter(): void {
    this.#depth += 1;
    if (this.#depth > expressionLimits.depth) this.exceed('depth');
    this.spend(1);
  }

  leave(): void {
    this.#depth -= 1;
  }

  spend(steps: number): void {
    this.#steps += steps;
    // Not a number and infinite are too much as well.
    if (!(this.#steps <= expressionLimits.steps)) this.exceed('steps');
  }

  list(length: number): void {
    if (!(length <= expressionLimits.listLength)) this.exceed('listLength');
  }

  text(length: number): void {
    if (length > expressionLimits.textLength) this.exceed('textLength');
  }

  patterns() {
    return loadedPatterns(this);
  }

  exceed(limit: EvaluationLimit): never {
    this.exceeded ??= new BudgetExceeded(limit);
    throw this.exceeded;
  }
}

/** The budget of the work that is under way: evaluating is synchronous, so there is one. */
let open: Spending | null = null;

/**
 * Does some work whose expressions have one budget together; within other such work they have that one's. Throws
 * BudgetExceeded when it is used up, even where the work itself takes no notice.
 */
export function withinBudget<T>(work: () => T): T {
  if (open !== null) return work();
  const spending = new Spending();
  open = spending;
  try {
    const result = work();
    if (spending.exceeded !== null) throw spending.exceeded;
    return result;
  } finally {
    open = null;
  }
}

/** Evaluates something on the budget that is open, or on one of its own. Throws BudgetExceeded. */
export function metered<T>(evaluation: (meter: Spender) => T): T {
  return withinBudget(() => {
    const spending = open ?? new Spending();
    spending.begin();
    try {
      return withMeter(spending, () => evaluation(spending));
    } catch (error) {
      // The stack was shorter than usual, as deep in other work, or by a value that contains itself.
      if (isStackOverflow(error)) spending.exceed('depth');
      throw spending.exceeded ?? error;
    }
  });
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack size|too much recursion/.test(error.message);
}

/**
 * A value that an evaluation gives away. Throws BudgetExceeded where it has too much in it: lists that share their
 * items are small until somebody writes them out.
 */
export function affordable<T>(value: T, spender: Spender): T {
  if (typeof value !== 'object' || value === null) return value;
  const waiting: unknown[] = [value];
  let items = 0;
  let characters = 0;
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each === 'string') spender.text((characters += each.length));
    if (typeof each !== 'object' || each === null) continue;
    const inside: readonly unknown[] = Object.values(each);
    spender.list((items += inside.length));
    waiting.push(...inside);
  }
  return value;
}

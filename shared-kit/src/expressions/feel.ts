import { date, dateAndTime, evaluate, FeelFunction } from 'feelin';
import { affordable, metered, type Spender } from './budget.ts';
import { readingError } from './read-expression.ts';

/** Values of the record's fields by property code: numbers as numbers, dates as FEEL values (see feelVariables). */
export type Variables = Readonly<Record<string, unknown>>;

/** The organisation's days begin at UTC+8. */
const organisationOffsetMs = 8 * 60 * 60 * 1000;
const maxCachedConditions = 500;
/** Words that FEEL keeps for itself, and the clock's: a field with such a code cannot be named in a condition. */
const reserved = new Set(
  'and between else every external false for function if in instance not null now of or return satisfies some then today true'.split(
    ' ',
  ),
);

interface Compiled {
  readonly call: FeelFunction;
  readonly names: readonly string[];
}

// Parsing costs 0.4 ms and calling a few microseconds: a condition is parsed once, as a function of its variables.
const cache = new Map<string, Compiled>();

/**
 * Returns whether a FEEL condition holds. Anything but true counts as false, as an unknown or empty field gives null.
 * `now` (ISO, UTC) is the clock of now() and today(); today() is the day in the organisation's time zone.
 * Throws for a text that conditionError refuses, and BudgetExceeded for one that needs more than it may use.
 */
export function isTrue(text: string, variables: Variables, now: string): boolean {
  return valueOf(text, variables, now) === true;
}

/** Returns the value of a FEEL expression, as isTrue evaluates it; null where it names an unknown or empty field. */
export function valueOf(text: string, variables: Variables, now: string): unknown {
  const known = Object.keys(variables).filter((name) => isNameable(name) && text.includes(name));
  return valueWith(text, known, variables, now);
}

/** As valueOf, where the caller knows which of the variables the text names: they must be nameable. */
export function valueWith(text: string, named: readonly string[], variables: Variables, now: string): unknown {
  const { call, names } = compiled(text, named);
  return metered((spender) => {
    const given = [...ownFunctions(now, spender), ...names.map((name) => variables[name] ?? null)];
    const value: unknown = call.invoke(given);
    return affordable(value, spender);
  });
}

/** Returns whether an expression can name a variable so. */
export function isNameable(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !reserved.has(name);
}

function compiled(text: string, names: readonly string[]): Compiled {
  const key = `${names.join()}|${text}`;
  const found = cache.get(key);
  if (found) return found;
  if (cache.size >= maxCachedConditions) cache.clear();
  const unreadable = readingError(text);
  if (unreadable !== null) throw new TypeError(unreadable.en);
  const own = ownNames.map((name) => (names.includes(name) ? `portico ${name}` : name));
  const call = evaluate(`function(${[...own, ...names].join(', ')}) ${text}`).value;
  if (!(call instanceof FeelFunction)) throw new TypeError(`not a FEEL expression: ${text}`);
  const fresh = { call, names };
  cache.set(key, fresh);
  return fresh;
}

const ownNames = ['now', 'today', 'sum'] as const;

/** In the order of their names: the clock, and a sum that passes over what is not filled in yet: of nothing it is 0. */
function ownFunctions(now: string, spender: Spender): readonly FeelFunction[] {
  const day = new Date(Date.parse(now) + organisationOffsetMs).toISOString().slice(0, 10);
  return [
    new FeelFunction(() => dateAndTime(now), []),
    new FeelFunction(() => date(day), []),
    new FeelFunction((list: unknown) => sumOf(list, spender), ['list']),
  ];
}

function sumOf(list: unknown, spender: Spender): number | null {
  if (list === null) return 0;
  if (Array.isArray(list)) spender.spend(list.length);
  const given = (Array.isArray(list) ? (list as readonly unknown[]) : [list]).filter((each) => each !== null);
  const numbers = given.filter((each) => typeof each === 'number');
  return numbers.length < given.length ? null : numbers.reduce((total, each) => total + each, 0);
}

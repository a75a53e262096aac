import { date, dateAndTime, evaluate, FeelFunction } from 'feelin';

/** Values of the record's fields by property code: numbers as numbers, dates as FEEL values (see feelVariables). */
export type Variables = Readonly<Record<string, unknown>>;

/** The organisation's days begin at UTC+8. */
const organisationOffsetMs = 8 * 60 * 60 * 1000;
/** feelin keeps the warnings of every call of a compiled function; a fresh one after this many calls lets them go. */
const callsPerCompilation = 1_000;
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
  calls: number;
}

// Parsing costs 0.4 ms and calling a few microseconds: a condition is parsed once, as a function of its variables.
const cache = new Map<string, Compiled>();

/** Longest expression that is read, in characters: the time that reading takes grows with the square of it. */
const maxLength = 2_000;

/** Why a FEEL condition cannot be read; null when it can. */
export function conditionError(text: string): string | null {
  if (text.length > maxLength) return `longer than ${maxLength} characters`;
  try {
    return evaluate(`function(value) ${text}`).value instanceof FeelFunction ? null : 'not an expression';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Whether a FEEL condition holds. Anything but true counts as false, as an unknown or empty field gives null.
 * `now` (ISO, UTC) is the clock of now() and today(); today() is the day in the organisation's time zone.
 * Throws only for a text that conditionError refuses.
 */
export function isTrue(text: string, variables: Variables, now: string): boolean {
  return valueOf(text, variables, now) === true;
}

/** What a FEEL expression gives, as isTrue evaluates it; null where it names an unknown or empty field. */
export function valueOf(text: string, variables: Variables, now: string): unknown {
  const known = Object.keys(variables).filter((name) => isNameable(name) && text.includes(name));
  const { call, names } = compiled(text, known);
  const clock = clockFunctions(now);
  return call.invoke([clock.now, clock.today, ...names.map((name) => variables[name] ?? null)]);
}

function isNameable(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !reserved.has(name);
}

function compiled(text: string, names: readonly string[]): Compiled {
  const key = `${names.join()}|${text}`;
  const found = cache.get(key);
  if (found && found.calls < callsPerCompilation) {
    found.calls += 1;
    return found;
  }
  if (cache.size >= maxCachedConditions) cache.clear();
  const call = evaluate(`function(${['now', 'today', ...names].join(', ')}) ${text}`).value;
  if (!(call instanceof FeelFunction)) throw new TypeError(`not a FEEL expression: ${text}`);
  const fresh = { call, names, calls: 1 };
  cache.set(key, fresh);
  return fresh;
}

function clockFunctions(now: string) {
  const day = new Date(Date.parse(now) + organisationOffsetMs).toISOString().slice(0, 10);
  return { now: new FeelFunction(() => dateAndTime(now), []), today: new FeelFunction(() => date(day), []) };
}

/**
 * Record values as conditions see them. Numbers travel as decimal text and become numbers, date texts become FEEL
 * dates with time; everything else passes as it is. `types` names the property codes that need it.
 */
export function feelVariables(
  data: Variables,
  types: { readonly numbers: readonly string[]; readonly dates: readonly string[] },
): Variables {
  const numbers = new Set(types.numbers);
  const dates = new Set(types.dates);
  const convert = (code: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (numbers.has(code)) return Number(value);
    return dates.has(code) ? dateAndTime(value) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([code, value]) => [code, convert(code, value)]));
}

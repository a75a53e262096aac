import { FeelDate, FeelDateTime } from 'feelin';
import { validateValue, kindOf, type Property, type StorageType } from '../fields/index.ts';
import type { FieldProblem } from '../fields/index.ts';
import { instantOf, isInstant, maxFractionDigits, roundDecimal } from '../formats/index.ts';

/** A value that was computed, in the form that is stored, or why a record cannot hold it. */
interface ComputedValue {
  readonly value: unknown;
  readonly problem: FieldProblem | null;
}

/** Digits that survive the arithmetic of numbers: beyond them 0.1 + 0.2 is not 0.3. */
const exactDigits = 15;

/** Conversions of an expression's result to a storage; null where it gives nothing of use. */
const writers: Readonly<Partial<Record<StorageType, (raw: unknown) => unknown>>> = {
  decimal: (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? decimalOf(raw) : null),
  boolean: (raw) => (typeof raw === 'boolean' ? raw : null),
  text: (raw) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : null),
  instant: (raw) => (raw instanceof FeelDate || raw instanceof FeelDateTime ? instantIn(raw.toString()) : null),
};

/** Returns whether values of a field can be computed: numbers, texts, dates, yes or no. */
export function canBeComputed(property: Property): boolean {
  return Object.hasOwn(writers, kindOf(property).storage);
}

/**
 * Returns the result of an expression, as its field stores it: a number rounded half away from zero to the digits
 * that the field has, a date in UTC. Nothing of use is null.
 */
export function computedValue(property: Property, raw: unknown): ComputedValue {
  const value = writers[kindOf(property).storage]?.(raw) ?? null;
  const result = validateValue({ ...property, required: false }, value);
  return result.ok ? { value: result.value, problem: null } : { value: null, problem: result.problem };
}

/** Rounded where money is: at the edge, once, from the digits that are exact. */
function decimalOf(number: number): string {
  const text = number.toPrecision(exactDigits);
  return text.includes('e') ? number.toFixed(maxFractionDigits) : roundDecimal(text, maxFractionDigits);
}

const localTime = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** A date or a time without a zone is the organisation's. */
function instantIn(text: string): string | null {
  const bare = text.replace(/\[[^\]]*\]$/, '');
  if (isInstant(bare)) return new Date(bare).toISOString();
  const [year, month, day, hour = 0, minute = 0, second = 0] = (localTime.exec(bare) ?? []).slice(1).map((part) => {
    return part === undefined ? 0 : Number(part);
  });
  if (year === undefined || month === undefined || day === undefined) return null;
  return instantOf({ year, month, day, hour, minute, second });
}

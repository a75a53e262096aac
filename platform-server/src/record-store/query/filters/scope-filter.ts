import type { UserId } from '@portico/shared-kit/contract/ids';
import { type FilterScalar, type FilterTree, isOperatorId } from '@portico/shared-kit/filters';

/** Facts that the placeholders of a permission's condition stand for. */
export interface ConditionFacts {
  readonly userId: UserId;
  readonly departmentIds: readonly string[];
  /** `now`; to the minute, so that totals of the same list are the same question for a while. */
  readonly at: Date;
}

interface Placeholder {
  /** True where it stands for any number of values, so that only a list has room for it. */
  readonly isPlural: boolean;
  values(facts: ConditionFacts, days: number): readonly string[];
}

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** Placeholders that may stand in a condition instead of a value. */
export const placeholders: Readonly<Record<string, Placeholder>> = {
  currentUser: { isPlural: false, values: ({ userId }) => [userId] },
  currentDepartments: { isPlural: true, values: ({ departmentIds }) => departmentIds },
  now: {
    isPlural: false,
    values: ({ at }, days) => [new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + days * dayMs).toISOString()],
  },
};

/** Returns whether something is an object with members, as YAML and JSON have them. */
export function isNode(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** The name and the days of a placeholder; null for what is none. */
export function placeholderOf(raw: unknown): { readonly name: string; readonly days: number } | null {
  if (!isNode(raw) || !('placeholder' in raw)) return null;
  return { name: String(raw.placeholder), days: typeof raw.days === 'number' ? raw.days : 0 };
}

/**
 * A permission's condition for one user and moment, or null where it holds for no record: a comparison with something
 * that the user has none of, such as departments, holds for none, whatever it asks. The condition was checked when it
 * was published.
 */
export function filledCondition(raw: unknown, facts: ConditionFacts): FilterTree | null {
  if (!isNode(raw)) return null;
  if (Array.isArray(raw.items)) return filledGroup(raw.join, raw.items, facts);
  const { propertyCode, operator } = raw;
  if (typeof propertyCode !== 'string' || !isOperatorId(operator)) return null;
  const filled = [raw.value ?? null].flat().map((value) => filledValues(value, facts));
  if (filled.some((values) => values.length === 0)) return null;
  const values = filled.flat();
  return { propertyCode, operator, value: Array.isArray(raw.value) ? values : (values[0] ?? null) };
}

function filledGroup(join: unknown, items: readonly unknown[], facts: ConditionFacts): FilterTree | null {
  const filled = items.map((item) => filledCondition(item, facts));
  const kept = filled.filter((item) => item !== null);
  if (join !== 'or') {
    return kept.length < filled.length ? null : { join: join === 'none' ? 'none' : 'and', items: kept };
  }
  return kept.length === 0 ? null : { join: 'or', items: kept };
}

/** Returns the values that a value stands for: itself, or those of its placeholder. */
export function filledValues(value: unknown, facts: ConditionFacts): readonly (FilterScalar | null)[] {
  const asked = placeholderOf(value);
  if (asked === null) return [value as FilterScalar | null];
  return placeholders[asked.name]?.values(facts, asked.days) ?? [];
}

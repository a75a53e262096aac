import { mostCounted } from '@portico/shared-kit/contract/workflow-search.schema';
import { type RawBuilder, sql } from 'kysely';
import { type Database, forValues } from '../../../database/index.ts';
import { hasPair } from '../../../record-store/index.ts';

/** Total up to 10,000, and whether there are more. */
export interface Counted {
  readonly total: number;
  readonly isMore: boolean;
}

/** Counts what `from` (tables and conditions) finds, and stops where it would only become a number nobody reads. */
export async function countUpTo(db: Database, from: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 ${from} limit ${mostCounted + 1}) counted`.execute(forValues(db));
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted };
}

/** Conditions of which undefined ones do not narrow. */
export function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  return sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  );
}

/** A condition on a value, where there is one to ask for. */
export function whereGiven<T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  return value === undefined ? undefined : condition(value);
}

/** A pattern that finds a text as it is written, signs of patterns included, in either case. */
export function patternOf(text: string, { isBeginning = false } = {}): RawBuilder<unknown> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  return sql`lower(${`${isBeginning ? '' : '%'}${escaped}%`})`;
}

/**
 * Returns the condition that a column is one of the values. A single one is said as such: only then does an index of
 * the column also give the order that stands behind it.
 */
export function isOneOf(column: RawBuilder<unknown>): (values: readonly string[]) => RawBuilder<unknown> {
  return (values) => (values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`);
}

/** Returns the condition that the title of the instance has this text. */
export function hasInTitle(text: string): RawBuilder<unknown> {
  return sql`instance.title_text like ${patternOf(text)}`;
}

/**
 * The same, said so that the index of all pairs of letters finds it: who has a text has its pairs. For what few titles
 * have; what is everywhere is found sooner by looking through the titles. A single letter is no pair.
 */
export function hasInTitleByPairs(text: string): RawBuilder<unknown> {
  if (!hasPair(text)) return hasInTitle(text);
  return sql`text_pairs(instance.title_text) @> text_pairs(${text}) and ${hasInTitle(text)}`;
}

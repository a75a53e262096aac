import type { FilterCondition } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { clean, textOf } from './filter-values.ts';
import type { ModelColumn } from '../../schema/model-table.ts';

/** Two characters, of which each may be written as two units. */
const twoLetters = /^..$/su;

/** Returns whether a text has a pair of letters, by which an index of pairs finds it. */
export function hasPair(text: string): boolean {
  return text.length > 2 || twoLetters.test(text);
}

/**
 * A condition on a text, with the word on its pairs of letters that an index of them understands: who has a text has
 * all of its pairs. As it was where the column has no such index, or the text no pair.
 */
export function withPairs(
  { hasPairs, visibleWhere }: ModelColumn,
  { operator, value }: Pick<FilterCondition, 'operator' | 'value'>,
  holds: RawBuilder<boolean>,
  column: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const text = clean(textOf(value));
  const isFound = hasPairs === true && visibleWhere === undefined && (operator === 'contains' || operator === 'equal');
  if (!isFound || !hasPair(text)) return holds;
  return sql`(text_pairs(${column}) @> text_pairs(${text}) and ${holds})`;
}

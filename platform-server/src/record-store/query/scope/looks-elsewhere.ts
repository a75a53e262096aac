import { conditionsOf, type FilterCondition } from '@portico/shared-kit/filters';
import type { RecordSelection } from '../reading/read-records.ts';
import { hasNameOfOthers, visibleTable } from './visible-table.ts';

/**
 * Returns whether the selection depends on departments of people or on names of others, which change without a write of
 * these records, or on records above them.
 */
export function looksElsewhere({ table, filter, search, policy, roots }: RecordSelection): boolean {
  const { view } = policy;
  const conditions = [filter, ...(typeof view === 'object' ? view.conditions : [])].flatMap(conditionsOf);
  return (
    roots !== undefined ||
    (search ?? '').trim() !== '' ||
    conditions.some(({ operator }) => operator === 'of' || operator === 'notOf') ||
    asksForOthers(table, policy, conditions)
  );
}

/** Returns whether a filter asks for names that are seen only where records of other models are. */
function asksForOthers(
  table: RecordSelection['table'],
  policy: RecordSelection['policy'],
  conditions: readonly FilterCondition[],
): boolean {
  return conditions.some(({ propertyCode }) => propertyCode === 'name') && hasNameOfOthers(visibleTable(table, policy));
}

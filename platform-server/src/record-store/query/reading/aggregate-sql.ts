import type { AggregateCode } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';

const functions = {
  1: (column) => sql`sum(${column})`,
  2: (column) => sql`round(avg(${column}), 8)`,
  3: (column) => sql`min(${column})`,
  4: (column) => sql`max(${column})`,
  5: (column) => sql`count(${column})`,
} as const satisfies Record<AggregateCode, (column: RawBuilder<unknown>) => RawBuilder<unknown>>;

/** Returns the SQL of a figure over the values of a column. */
export function aggregateOf(code: AggregateCode, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return functions[code](column);
}

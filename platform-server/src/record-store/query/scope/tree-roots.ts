import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';

/** Roots of the tree that a field makes of what is found. */
export interface RootsOf {
  /** The column, as the reader sees it, that holds the record above. */
  readonly parent: ModelColumn;
  /** Ids of records that are none of them. */
  readonly except: readonly string[];
}

interface RootCondition {
  readonly table: ModelTable;
  readonly corpId: string;
  /** The condition that a row `r` is found; null where all records are. */
  readonly condition: RawBuilder<boolean> | null;
}

/**
 * The condition that a found row `r` stands below none that is found: it has no parent, or one that filter and rights leave out. Where
 * they leave nothing out, every parent is found, and none is looked for.
 */
export function isRoot({ table, corpId, condition }: RootCondition, { parent, except }: RootsOf): RawBuilder<boolean> {
  const held = valueIn(parent, 'r');
  // The inner record is called `r` as everywhere, so that what is asked of the outer one stands outside of its reach.
  const isTop =
    condition === null
      ? sql<boolean>`${held} is null`
      : sql<boolean>`(${held} is null or not exists (select 1 from (select ${held} as id) held
          join ${sql.id(table.table)} r on r.corp_id = ${corpId} and r.id = held.id where ${condition}))`;
  return except.length === 0 ? isTop : sql`(${isTop} and r.id <> all(${[...except]}::text[]))`;
}

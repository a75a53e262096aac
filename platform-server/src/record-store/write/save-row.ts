import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { serializeRecord } from '../query/reading/read-records.ts';
import { relationColumns, relationOf } from '../schema/relations.ts';
import { type RowLevelPolicy, scopeCondition } from '../query/scope/scope.ts';
import { visibleTable } from '../query/scope/visible-table.ts';
import { hasConditions } from '../query/reading/serialize.ts';
import { changeCounterStatements } from './change-counter.ts';
import { insertStatement, type TenantTable, type RecordValues, updateStatement } from './write-records.ts';

interface SavedRow {
  readonly id: string;
  readonly isNew: boolean;
  readonly values: RecordValues;
  /** Further writes in the same statement. */
  readonly beside: readonly RawBuilder<unknown>[];
  /** As whose record it is read back; null where nobody wants it. */
  readonly readAs: RowLevelPolicy | null;
  /** The fields that changed, of which it is told; undefined: all. */
  readonly changed: readonly string[] | undefined;
}

/**
 * Writes the row of a record, the note of it and what goes with it, and reads the record back, all in one statement:
 * what a save costs is mostly how often it asks. Its sub-tables have been written before. JSON text of a record, of
 * which only what changed where that is named; null
 * where it is outside the scope, or not wanted, or has to be read by itself.
 */
export async function saveRow(
  trx: Database,
  target: TenantTable,
  { id, isNew, values, beside, readAs, changed }: SavedRow,
): Promise<string | null> {
  const { table, corpId } = target;
  const write = isNew ? insertStatement(target, id, values) : updateStatement(target, id, values);
  const { change, count } = changeCounterStatements(corpId, table.schemaCode, [id]);
  const others = [...beside, change, count].map((each, index) => sql`${sql.id(`beside_${index}`)} as (${each})`);
  const content =
    readAs === null || (!isNew && mayReferToItself(target)) ? sql`null::text` : readBack(target, readAs, changed);
  const { rows } = await sql<{ content: string | null }>`with written as (${write} returning ${content} as content),
    ${sql.join(others)} select content from written`.execute(trx);
  return rows[0]?.content ?? null;
}

function readBack(
  { table }: TenantTable,
  policy: RowLevelPolicy,
  changed: readonly string[] | undefined,
): RawBuilder<string | null> {
  // Where values decide what is seen, a change of one shows or hides others.
  const codes = changed === undefined || hasConditions(visibleTable(table, policy)) ? undefined : changed;
  const record = serializeRecord({ table, policy }, { withRows: true, codes, isPartial: codes !== undefined });
  return sql`case when ${scopeCondition(policy.view, table)} then ${record}::text end`;
}

/** A statement does not see what it writes itself, so that a record that refers to itself would show its former name. */
function mayReferToItself({ table }: TenantTable): boolean {
  const columns = [...table.columns.values(), ...[...table.children.values()].flatMap((child) => child.columns)];
  return relationColumns(columns).some(({ property }) => relationOf(property).schemaCode === table.schemaCode);
}

import { type Kysely, sql } from 'kysely';
import { modelTableName } from '../../record-store/schema/identifiers.ts';
import type { Migration } from './migration.ts';

/**
 * Columns by which instances are searched: the number of their record, and their title as a search compares it, cut so
 * that an index can hold it. The widest index answers every combination of filters from the index alone.
 */
export const instanceSearch: Migration = {
  name: '0031-instance-search',
  async up(db) {
    await sql`alter table workflow_instance add column sequence_no text,
      add column title_text text generated always as (lower(left(name, 200))) stored`.execute(db);
    await fillNumbers(db);
    for (const [name, columns] of Object.entries(indexes)) {
      await sql.raw(`create index workflow_instance_${name} on workflow_instance ${columns}`).execute(db);
    }
  },
};

const indexes = {
  newest: `(corp_id, started_time desc, id desc)
    include (status, workflow_code, originator_id, originator_dept_id, title_text)`,
  workflow: '(corp_id, workflow_code, started_time desc, id desc) include (status)',
  department: '(corp_id, originator_dept_id, started_time desc, id desc) include (status)',
  finished: '(corp_id, finished_time desc nulls last, id desc)',
  number: '(corp_id, lower(sequence_no) text_pattern_ops)',
};

/** The numbers of records that are in a workflow already. */
async function fillNumbers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ code: string }>`select distinct schema_code as code from workflow_instance`.execute(db);
  for (const { code } of rows) {
    const table = modelTableName(code);
    const { rows: found } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(db);
    if (found[0]?.is !== true) continue;
    await sql`update workflow_instance instance set sequence_no = record.sequence_no from ${sql.table(table)} record
      where instance.schema_code = ${code} and record.corp_id = instance.corp_id
        and record.id = instance.biz_object_id`.execute(db);
  }
}

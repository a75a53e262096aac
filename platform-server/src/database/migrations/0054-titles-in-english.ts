import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** English titles of records and instances, null where the titles do not differ; instances are searched by both. */
export const titlesInEnglish: Migration = {
  name: '0054-titles-in-english',
  async up(db) {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = current_schema() and table_name like 'biz\_%' and column_name = 'sequence_status'`.execute(
      db,
    );
    for (const { name } of rows) await sql`alter table ${sql.table(name)} add column name_en text`.execute(db);
    await sql`alter table workflow_instance add column name_en text`.execute(db);
    // Their indexes go with the column.
    await sql`alter table workflow_instance drop column title_text`.execute(db);
    await sql`alter table workflow_instance add column title_text text generated always as
      (lower(left(name, 200) || coalesce(chr(10) || left(name_en, 200), ''))) stored`.execute(db);
    await sql`create index workflow_instance_newest on workflow_instance (corp_id, started_time desc, id desc)
      include (status, workflow_code, originator_id, originator_dept_id, title_text)`.execute(db);
    await sql`create index workflow_instance_title on workflow_instance
      using gin (text_pairs(title_text)) with (fastupdate = off)`.execute(db);
    await sql`analyze workflow_instance`.execute(db);
  },
};

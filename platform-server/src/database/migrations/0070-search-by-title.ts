import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Indexes by which all models are searched at once: pairs of letters of titles and numbers, and of the names of files. */
export const searchByTitle: Migration = {
  name: '0070-search-by-title',
  async up(db) {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = current_schema() and table_name like 'biz\\_%' and column_name = 'sequence_status'`.execute(
      db,
    );
    for (const { name } of rows) {
      await sql`create index ${sql.id(indexName(name))} on ${sql.table(name)} using gin (text_pairs(coalesce(left(name, 200), '')
        || ' ' || coalesce(left(name_en, 200), '') || ' ' || coalesce(sequence_no, ''))) with (fastupdate = off)`.execute(
        db,
      );
    }
    await sql`create index file_name on file using gin (text_pairs(left(name, 200))) with (fastupdate = off)`.execute(
      db,
    );
  },
};

/** As tables that are published from now on name theirs: PostgreSQL has no longer names than these. */
function indexName(table: string): string {
  const name = `${table}_title`;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 10);
  return name.length <= 63 ? name : `${name.slice(0, 52)}_${mark}`;
}

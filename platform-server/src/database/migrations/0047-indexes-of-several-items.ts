import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Indexes of two or three fields: those whose values come first are named beside the last one. */
export const indexesOfSeveralItems: Migration = {
  name: '0047-indexes-of-several-items',
  async up(db) {
    for (const table of ['model_index', 'model_index_log']) {
      await sql.raw(`alter table ${table} add column within_codes text[] not null default '{}'`).execute(db);
    }
    await sql`alter table model_index drop constraint model_index_key, add constraint model_index_key
      primary key (corp_id, schema_code, property_code, kind, within_codes)`.execute(db);
  },
};

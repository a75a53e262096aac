import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/** Corrections of refused rows: the run whose rows are corrected, and what a person has answered before. */
export const importCorrections: Migration = {
  name: '0061-import-corrections',
  async up(db) {
    await sql`alter table import_task add column read_run integer,
      add column is_second boolean not null default false`.execute(db);
    await sql`alter table import_task drop column numbers`.execute(db);
    await createTable(db, 'import_correction', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        path: 'text not null',
        text: 'text not null',
        value: 'jsonb not null',
        last_used_time: 'timestamptz not null',
      },
      unique: { text: '(corp_id, user_id, schema_code, path, md5(text))' },
    });
  },
};

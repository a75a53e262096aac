import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Action that was taken on a record, and the trace of a whole model newest first. */
export const formTraceActions: Migration = {
  name: '0015-form-trace-actions',
  async up(db) {
    await sql`alter table form_trace add column action text not null default 'edit'`.execute(db);
    await sql`create index form_trace_model on form_trace (corp_id, schema_code, modified_time desc, id desc)`.execute(
      db,
    );
  },
};

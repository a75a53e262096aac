import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/**
 * Lets entries of the form trace that are written together name their fields once: `changes` of such an entry has only the
 * values, in the order of the fields. With the fields in each of them, entries are larger than the records.
 */
export const sharedTraceFields: Migration = {
  name: '0062-shared-trace-fields',
  async up(db) {
    await createTable(db, 'form_trace_fields', { key: ['corp_id', 'id'], columns: { fields: 'jsonb not null' } });
    await sql`alter table form_trace add column fields_id text`.execute(db);
  },
};

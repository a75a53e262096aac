import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Orders the entries of a model's form trace from the oldest on. They are read newest first all the same, backwards, and what is
 * newest is added at the end: descending, each page of the index was split in the middle and stayed half empty.
 */
export const traceOrder: Migration = {
  name: '0068-trace-order',
  async up(db) {
    await sql`drop index form_trace_model`.execute(db);
    await sql`create index form_trace_model on form_trace (corp_id, schema_code, modified_time, id)`.execute(db);
  },
};

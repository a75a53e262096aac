import { createTable, type Migration } from './migration.ts';

/** Printed records as PDF files, which are written in the background and kept for some days. */
export const printFiles: Migration = {
  name: '0069-print-files',
  async up(db) {
    await createTable(db, 'print_file_task', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        input: 'jsonb not null',
        locale: 'text not null',
        file_name: 'text not null',
        file_key: 'text',
        file_size: 'bigint',
        status: 'text not null',
        total: 'integer',
        handled: 'integer not null default 0',
        refused: 'integer not null default 0',
        attempts: 'integer not null default 0',
        errcode: 'integer',
        err_params: 'jsonb',
        start_time: 'timestamptz not null',
        due_time: 'timestamptz not null',
        end_time: 'timestamptz',
        expiry_time: 'timestamptz',
      },
      indexes: {
        due: "(corp_id, due_time) where status in ('INIT', 'RUN')",
        person: '(corp_id, user_id, start_time)',
        expiry: '(expiry_time)',
      },
    });
  },
};

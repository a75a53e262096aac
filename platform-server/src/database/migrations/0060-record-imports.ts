import { createTable, type Migration } from './migration.ts';

/** Imports of spreadsheets, and the rows of their files on the way to becoming records. */
export const recordImports: Migration = {
  name: '0060-record-imports',
  async up(db) {
    await createTable(db, 'import_task', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        view_code: 'text',
        file_id: 'text not null',
        original_name: 'text not null',
        query_field: 'text',
        mapping: 'jsonb',
        is_dry_run: 'boolean not null default false',
        locale: 'text not null',
        status: 'text not null',
        phase: 'text',
        percent: 'integer',
        total: 'integer',
        success_count: 'integer not null default 0',
        updated_count: 'integer not null default 0',
        error_count: 'integer not null default 0',
        result: 'text',
        errcode: 'integer',
        err_params: 'jsonb',
        reasons: "jsonb not null default '[]'",
        columns: 'jsonb',
        numbers: 'jsonb',
        run: 'integer not null default 0',
        attempts: 'integer not null default 0',
        lease_time: 'timestamptz',
        created_time: 'timestamptz not null',
        due_time: 'timestamptz not null',
        ended_time: 'timestamptz',
      },
      indexes: {
        due: "(corp_id, due_time) where status in ('INIT', 'RUN')",
        person: '(corp_id, user_id, created_time)',
        ended: '(ended_time)',
      },
    });
    await createTable(db, 'import_row', {
      key: ['corp_id', 'id'],
      columns: {
        task_id: 'text not null',
        run: 'integer not null',
        row_number: 'integer not null',
        state: 'text not null',
        record_id: 'text not null',
        version: 'integer',
        record_values: 'jsonb',
        cells: 'jsonb',
      },
      indexes: { task: '(corp_id, task_id, run, state, row_number)' },
    });
  },
};

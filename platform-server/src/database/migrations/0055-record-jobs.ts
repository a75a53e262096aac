import { createTable, type Migration } from './migration.ts';

/** Operations on many records that are done in the background, each with the records that were found at its start. */
export const recordJobs: Migration = {
  name: '0055-record-jobs',
  async up(db) {
    await createTable(db, 'record_job', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        operation: 'text not null',
        input: 'jsonb not null',
        locale: 'text not null',
        status: 'text not null',
        record_ids: 'text[] not null',
        versions: 'integer[] not null',
        total: 'integer not null',
        position: 'integer not null default 0',
        round_end: 'integer not null',
        round_done: 'integer not null default 0',
        is_last_round: 'boolean not null default false',
        done_count: 'integer not null default 0',
        refused_count: 'integer not null default 0',
        refusals: "jsonb not null default '[]'",
        news: 'jsonb',
        attempts: 'integer not null default 0',
        errcode: 'integer',
        err_params: 'jsonb',
        created_time: 'timestamptz not null',
        due_time: 'timestamptz not null',
        ended_time: 'timestamptz',
      },
      indexes: {
        due: "(corp_id, due_time) where status = 'RUNNING'",
        person: '(corp_id, user_id, status)',
        ended: '(ended_time)',
      },
    });
  },
};

import { createTable, type Migration } from './migration.ts';

/** Periods in which the work of one person goes to another. */
export const delegations: Migration = {
  name: '0028-delegations',
  async up(db) {
    await createTable(db, 'delegation', {
      key: ['corp_id', 'id'],
      columns: {
        delegator_id: 'text not null',
        delegate_id: 'text not null',
        workflow_codes: 'jsonb',
        start_time: 'timestamptz not null',
        end_time: 'timestamptz not null',
        reason: 'text',
        includes_open: 'boolean not null',
        created_time: 'timestamptz not null',
        begun_time: 'timestamptz',
        ended_time: 'timestamptz',
      },
      indexes: {
        given: '(corp_id, delegator_id, start_time desc)',
        received: '(corp_id, delegate_id, start_time desc)',
        open: '(corp_id, delegator_id, end_time) where ended_time is null',
      },
    });
  },
};

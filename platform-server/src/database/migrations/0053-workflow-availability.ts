import { createTable, type Migration } from './migration.ts';

/** Keeps which workflows are switched off or retired; those that are not there can be started. */
export const workflowAvailability: Migration = {
  name: '0053-workflow-availability',
  async up(db) {
    await createTable(db, 'workflow_availability', {
      key: ['corp_id', 'workflow_code'],
      columns: { availability: 'text not null', modifier_id: 'text not null', modified_time: 'timestamptz not null' },
    });
  },
};

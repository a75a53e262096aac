import { createTable, type Migration } from './migration.ts';

/** The workflows that each user has pinned, by their codes. */
export const pinnedWorkflows: Migration = {
  name: '0037-pinned-workflows',
  async up(db) {
    await createTable(db, 'pinned_workflow', {
      key: ['corp_id', 'user_id', 'workflow_code'],
      columns: { created_time: 'timestamptz not null' },
    });
  },
};

import { createTable, type Migration } from './migration.ts';

/** Messages of people beside an approval, and reminders to its handlers. */
export const workflowMessages: Migration = {
  name: '0027-workflow-messages',
  async up(db) {
    await createTable(db, 'workflow_message', {
      key: ['corp_id', 'id'],
      columns: {
        instance_id: 'text not null',
        kind: 'text not null',
        sender_id: 'text not null',
        recipient_ids: 'jsonb not null',
        content: 'text',
        created_time: 'timestamptz not null',
      },
      indexes: { instance: '(corp_id, instance_id, created_time desc)' },
    });
  },
};

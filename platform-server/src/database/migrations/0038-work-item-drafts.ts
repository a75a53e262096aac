import { createTable, type Migration } from './migration.ts';

/** Opinions that handlers keep for later, with their files; whose item goes to somebody else keeps theirs to themselves. */
export const workItemDrafts: Migration = {
  name: '0038-work-item-drafts',
  async up(db) {
    await createTable(db, 'work_item_draft', {
      key: ['corp_id', 'work_item_id', 'user_id'],
      columns: {
        instance_id: 'text not null',
        comment: 'text not null',
        attachments: 'jsonb not null',
        signature: 'jsonb',
        saved_time: 'timestamptz not null',
      },
      indexes: { instance: '(corp_id, instance_id)' },
    });
  },
};

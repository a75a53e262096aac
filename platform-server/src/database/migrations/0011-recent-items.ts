import { createTable, type Migration } from './migration.ts';

/** Items that each user opened last: one row for each application, menu entry and workflow. */
export const recentItems: Migration = {
  name: '0011-recent-items',
  async up(db) {
    await createTable(db, 'recent_item', {
      key: ['corp_id', 'user_id', 'kind', 'app_code', 'code'],
      columns: { visited_time: 'timestamptz not null' },
      indexes: { latest: '(corp_id, user_id, visited_time desc)' },
    });
  },
};

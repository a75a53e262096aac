import { createTable, type Migration } from './migration.ts';

/** How people want to see list views: each their own, on every device. */
export const listLayouts: Migration = {
  name: '0050-list-layouts',
  async up(db) {
    await createTable(db, 'list_layout', {
      key: ['corp_id', 'user_id', 'schema_code', 'view_code'],
      columns: { layout: 'jsonb not null' },
    });
  },
};

import { createTable, type Migration } from './migration.ts';

/** Keeps each person's own layout of list views, for all their devices. */
export const listLayouts: Migration = {
  name: '0050-list-layouts',
  async up(db) {
    await createTable(db, 'list_layout', {
      key: ['corp_id', 'user_id', 'schema_code', 'view_code'],
      columns: { layout: 'jsonb not null' },
    });
  },
};

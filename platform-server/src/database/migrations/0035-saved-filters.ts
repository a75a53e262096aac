import { createTable, type Migration } from './migration.ts';

/** Filters that people keep for their lists of work items. */
export const savedFilters: Migration = {
  name: '0035-saved-filters',
  async up(db) {
    await createTable(db, 'saved_filter', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        list: 'text not null',
        name: 'text not null',
        query: 'text not null',
        is_default: 'boolean not null',
        created_time: 'timestamptz not null',
      },
      unique: { name: '(corp_id, user_id, list, name)' },
    });
  },
};

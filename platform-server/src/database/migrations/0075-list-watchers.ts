import { createTable, type Migration } from './migration.ts';

/** People who look at the lists of a model, until when their browser has to say so again. */
export const listWatchers: Migration = {
  name: '0075-list-watchers',
  async up(db) {
    await createTable(db, 'list_watcher', {
      key: ['corp_id', 'schema_code', 'user_id'],
      columns: { expires_time: 'timestamptz not null' },
      indexes: { expires: '(expires_time)' },
    });
  },
};

import { createTable, type Migration } from './migration.ts';

/**
 * Log of the records that were written lately, so that totals of lists are counted again only where something changed.
 */
export const recordChanges: Migration = {
  name: '0014-record-changes',
  async up(db) {
    await createTable(db, 'record_change', {
      key: ['corp_id', 'schema_code', 'id'],
      columns: { record_ids: 'text[]', changed_time: 'timestamptz not null default now()' },
      indexes: { recent: '(corp_id, schema_code, changed_time)', old: '(changed_time)' },
    });
  },
};

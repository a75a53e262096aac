import { createTable, type Migration } from './migration.ts';

/** Number of writes to records of a model, so that totals of lists are counted again only after a change. */
export const recordWrites: Migration = {
  name: '0009-record-writes',
  async up(db) {
    await createTable(db, 'record_write', {
      key: ['corp_id', 'schema_code', 'stripe'],
      columns: { stripe: 'integer not null', count: 'bigint not null' },
    });
  },
};

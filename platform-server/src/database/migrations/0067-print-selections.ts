import { createTable, type Migration } from './migration.ts';

/** Records that people are about to print, too many for an address. */
export const printSelections: Migration = {
  name: '0067-print-selections',
  async up(db) {
    await createTable(db, 'print_selection', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        record_ids: 'text[] not null',
        created_time: 'timestamptz not null',
      },
      indexes: { age: '(created_time)' },
    });
  },
};

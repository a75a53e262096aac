import { createTable, type Migration } from './migration.ts';

/** Keeps which forms are switched off or retired; those that are not there take new records. */
export const formAvailability: Migration = {
  name: '0056-form-availability',
  async up(db) {
    await createTable(db, 'form_availability', {
      key: ['corp_id', 'schema_code', 'sheet_code'],
      columns: { availability: 'text not null', modifier_id: 'text not null', modified_time: 'timestamptz not null' },
    });
  },
};

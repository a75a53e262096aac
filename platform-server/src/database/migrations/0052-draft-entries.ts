import { createTable, type Migration } from './migration.ts';

/** Keeps entries of drafts that no record can hold, by field: a letter in a number, a name that nothing has. */
export const draftEntries: Migration = {
  name: '0052-draft-entries',
  async up(db) {
    await createTable(db, 'draft_entry', {
      key: ['corp_id', 'schema_code', 'object_id'],
      columns: { entries: 'jsonb not null' },
    });
  },
};

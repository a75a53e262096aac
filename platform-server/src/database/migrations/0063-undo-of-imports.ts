import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/** Undoing an import: what its records were before it wrote them, and what became of the undoing. */
export const undoOfImports: Migration = {
  name: '0063-undo-of-imports',
  async up(db) {
    await createTable(db, 'record_undo', {
      key: ['corp_id', 'operation_id', 'record_id'],
      columns: { version: 'integer not null', former: 'jsonb', former_rows: 'jsonb' },
    });
    await sql`alter table import_task add column undo_until timestamptz,
      add column is_undo boolean not null default false,
      add column undo jsonb,
      add column undo_failure jsonb`.execute(db);
  },
};

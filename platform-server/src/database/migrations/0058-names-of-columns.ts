import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Columns by the names that a record, a form and a list view have outside the contract. */
const renamed = [
  { from: 'biz_object_id', to: 'record_id', tables: ['form_trace', 'file', 'workflow_instance', 'record_comment'] },
  {
    from: 'sheet_code',
    to: 'form_code',
    tables: ['print_template', 'form_design', 'form_version', 'form_availability', 'external_link'],
  },
  { from: 'query_code', to: 'view_code', tables: ['menu_item'] },
] as const;

/** Gives columns that were called as on the wire the names that the code has for what they hold. */
export const namesOfColumns: Migration = {
  name: '0058-names-of-columns',
  async up(db) {
    for (const { from, to, tables } of renamed)
      for (const table of tables)
        await sql`alter table ${sql.id(table)} rename column ${sql.id(from)} to ${sql.id(to)}`.execute(db);
  },
};

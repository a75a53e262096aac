import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/** Drafts of forms with the lock of who works on them, and what was published of each; what stands now is version 1. */
export const formDesigns: Migration = {
  name: '0042-form-designs',
  async up(db) {
    await createTable(db, 'form_design', {
      key: ['corp_id', 'schema_code', 'sheet_code'],
      columns: {
        form: 'jsonb',
        revision: 'integer not null default 0',
        based_on: 'integer',
        modifier_id: 'text not null',
        modified_time: 'timestamptz not null',
        lock_user_id: 'text',
        lock_since: 'timestamptz',
        lock_expires: 'timestamptz',
      },
    });
    await createTable(db, 'form_version', {
      key: ['corp_id', 'schema_code', 'sheet_code', 'version'],
      columns: {
        version: 'integer not null',
        form: 'jsonb not null',
        note: "text not null default ''",
        publisher_id: 'text',
        published_time: 'timestamptz not null',
      },
    });
    await sql`insert into form_version (corp_id, schema_code, sheet_code, version, form, published_time)
      select model.corp_id, model.schema_code, form.value ->> 'code', 1, form.value,
        coalesce(model.published_time, model.modified_time)
      from business_model model, jsonb_array_elements(model.published_definition -> 'forms') as form(value)
      where model.published_definition is not null`.execute(db);
  },
};

import { type Kysely, sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/** Names of the columns that a table of pages or templates had for what is published and for the draft. */
interface FormerColumns {
  readonly published: string;
  readonly draft: string;
  /** Condition of the rows whose published content was taken back. */
  readonly isOff: string;
}

/**
 * Drafts of portal pages and print templates with the lock of who works on them, and what was published of each; what stands
 * now is version 1, and a draft only where it differs.
 */
export const pageAndTemplateDesigns: Migration = {
  name: '0057-page-and-template-designs',
  async up(db) {
    await sql`alter table print_template rename column id to code`.execute(db);
    const isOff = `not published or status = 'DISABLE'`;
    await withVersions(db, 'portal_page', { published: 'published_portal_json', draft: 'draft_portal_json', isOff });
    await sql`alter table portal_page drop column published, drop column status`.execute(db);
    const printed = { published: 'print_json', draft: 'draft_attributes_json', isOff: 'false' };
    await withVersions(db, 'print_template', printed);
  },
};

async function withVersions(db: Kysely<unknown>, table: string, { published, draft, isOff }: FormerColumns) {
  await createTable(db, `${table}_version`, {
    key: ['corp_id', 'code', 'version'],
    columns: {
      version: 'integer not null',
      name: 'text not null',
      name_i18n: 'text',
      content: 'jsonb not null',
      note: "text not null default ''",
      publisher_id: 'text',
      published_time: 'timestamptz not null',
    },
  });
  await sql
    .raw(`insert into ${table}_version (corp_id, code, version, name, name_i18n, content, published_time)
    select corp_id, code, 1, name, name_i18n, ${published}, modified_time from ${table}
    where ${published} is not null`)
    .execute(db);
  await sql.raw(`alter table ${table} rename column ${draft} to draft`).execute(db);
  await sql
    .raw(`alter table ${table}
    alter column draft drop not null,
    add column revision integer not null default 0,
    add column based_on integer,
    add column modifier_id text not null default 'system',
    add column lock_user_id text,
    add column lock_since timestamptz,
    add column lock_expires timestamptz,
    add column availability text not null default 'on'`)
    .execute(db);
  await sql
    .raw(`update ${table} set
    draft = case when draft = ${published} then null else draft end,
    revision = case when draft = ${published} then 0 else 1 end,
    based_on = case when ${published} is null or draft = ${published} then null else 1 end,
    availability = case when ${published} is not null and (${isOff}) then 'off' else 'on' end`)
    .execute(db);
  await sql.raw(`alter table ${table} drop column ${published}, drop column version`).execute(db);
}

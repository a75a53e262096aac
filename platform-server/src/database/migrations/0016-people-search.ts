import { type Kysely, sql } from 'kysely';
import { searchTextOf, sortTextOf } from '../search-text.ts';
import type { Migration } from './migration.ts';

interface Row {
  readonly corpId: string;
  readonly id: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly others: string[];
}

/**
 * Texts by which people and departments are searched and sorted, made of their names when they are written; positions
 * in both languages, the id that a chat knows a person by, and which ways to reach people everybody may see.
 */
export const peopleSearch: Migration = {
  name: '0016-people-search',
  async up(db) {
    await sql`alter table corp add column shows_mobile boolean not null default true,
      add column shows_email boolean not null default true`.execute(db);
    await sql`alter table app_user add column position_i18n text, add column related_id text,
      add column sort_text text not null default '', add column search_text text not null default ''`.execute(db);
    await sql`alter table department add column search_text text not null default ''`.execute(db);
    await fill(db, 'app_user', sql`array[username, coalesce(employee_no, '')]`);
    await fill(db, 'department', sql`array[]::text[]`);
    await sql`create index app_user_sort_text on app_user (corp_id, sort_text, id)`.execute(db);
    // Few have left, and every count leaves them out.
    await sql`create index app_user_gone on app_user (corp_id, id) where status <> 'ENABLED'`.execute(db);
  },
};

/** The texts of those who are there already. */
async function fill(db: Kysely<unknown>, table: 'app_user' | 'department', others: ReturnType<typeof sql>) {
  const { rows } = await sql<Row>`select corp_id as "corpId", id, name, name_i18n as "nameI18n", ${others} as others
    from ${sql.table(table)}`.execute(db);
  for (const { corpId, id, ...named } of rows) {
    const sortText = table === 'app_user' ? sql`, sort_text = ${sortTextOf(named.name)}` : sql``;
    await sql`update ${sql.table(table)} set search_text = ${searchTextOf(named)} ${sortText}
      where corp_id = ${corpId} and id = ${id}`.execute(db);
  }
}

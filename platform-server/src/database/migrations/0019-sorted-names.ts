import { sql } from 'kysely';
import { departmentSortText, sortTextEnOf } from '../search-text.ts';
import type { Migration } from './migration.ts';

interface Row {
  readonly corpId: string;
  readonly id: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly sortText: string | null;
}

/** Texts by which departments are sorted, made of their names as that of people is, and both for readers of English. */
export const sortedNames: Migration = {
  name: '0019-sorted-names',
  async up(db) {
    await sql`alter table department add column sort_text text not null default '',
      add column sort_text_en text not null default ''`.execute(db);
    await sql`alter table app_user add column sort_text_en text not null default ''`.execute(db);
    for (const table of ['department', 'app_user'] as const) {
      const kept = table === 'app_user' ? sql`sort_text` : sql`null`;
      const { rows } =
        await sql<Row>`select corp_id as "corpId", id, name, name_i18n as "nameI18n", ${kept} as "sortText"
        from ${sql.table(table)}`.execute(db);
      for (const { corpId, id, sortText, ...named } of rows) {
        const text = sortText ?? departmentSortText(named.name);
        await sql`update ${sql.table(table)} set sort_text = ${text}, sort_text_en = ${sortTextEnOf(named, text)}
          where corp_id = ${corpId} and id = ${id}`.execute(db);
      }
    }
  },
};

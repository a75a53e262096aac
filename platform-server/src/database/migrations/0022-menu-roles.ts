import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Roles that an application, or an entry of its menu, is for: a JSON list of codes, null for everybody. */
export const menuRoles: Migration = {
  name: '0022-menu-roles',
  async up(db) {
    await sql`alter table application add column role_codes jsonb`.execute(db);
    await sql`alter table menu_item add column role_codes jsonb`.execute(db);
  },
};

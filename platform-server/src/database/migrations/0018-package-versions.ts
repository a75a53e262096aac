import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Version of the package that an application is at, and the package that brought a page of the whole organisation. */
export const packageVersions: Migration = {
  name: '0018-package-versions',
  async up(db) {
    await sql`alter table application add column version integer not null default 1`.execute(db);
    await sql`alter table portal_page add column packaged_by text`.execute(db);
  },
};

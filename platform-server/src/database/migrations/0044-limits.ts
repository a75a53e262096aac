import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/** Limits on uses for all processes, and delays for failed sign-ins that lock nobody out. */
export const limits: Migration = {
  name: '0044-limits',
  async up(db) {
    await sql`drop table sign_in_attempt`.execute(db);
    await createTable(db, 'limited_use', {
      key: ['corp_id', 'counter', 'key_hash'],
      columns: { uses: 'integer not null', expires_time: 'timestamptz not null' },
      indexes: { expires: '(expires_time)' },
    });
    await createTable(db, 'sign_in_delay', {
      key: ['corp_id', 'delayed', 'name_hash', 'place_hash'],
      columns: {
        attempts: 'integer not null',
        free_time: 'timestamptz not null',
        expires_time: 'timestamptz not null',
      },
      indexes: { expires: '(expires_time)' },
    });
    await createTable(db, 'known_device', {
      key: ['corp_id', 'device_hash', 'user_id'],
      columns: { expires_time: 'timestamptz not null' },
      indexes: { user: '(corp_id, user_id)', expires: '(expires_time)' },
    });
    await createTable(db, 'failed_sign_in', {
      key: ['corp_id', 'user_id'],
      columns: { attempts: 'integer not null', last_time: 'timestamptz not null' },
    });
    // A key that was used is gone.
    await sql`alter table rsa_key drop column used_time`.execute(db);
    await sql`create index file_waiting on file (corp_id, creater) where attached_time is null`.execute(db);
  },
};

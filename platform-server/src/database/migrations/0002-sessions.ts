import { createTable, type Migration } from './migration.ts';

/** Signed-in sessions with rotating refresh tokens, and the keys that passwords travel under. */
export const sessions: Migration = {
  name: '0002-sessions',
  async up(db) {
    await createTable(db, 'session_family', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        user_agent: 'text',
        ip_address: 'text',
        created_time: 'timestamptz not null default now()',
        expires_time: 'timestamptz not null',
        revoked_time: 'timestamptz',
      },
      indexes: { user: '(corp_id, user_id)', expires: '(expires_time)' },
    });
    await createTable(db, 'refresh_token', {
      key: ['corp_id', 'token_hash'],
      columns: {
        family_id: 'text not null',
        created_time: 'timestamptz not null default now()',
        expires_time: 'timestamptz not null',
        used_time: 'timestamptz',
      },
      indexes: { family: '(corp_id, family_id)', expires: '(expires_time)' },
    });
    await createTable(db, 'rsa_key', {
      key: ['corp_id', 'id'],
      columns: {
        private_key: 'text not null',
        created_time: 'timestamptz not null default now()',
        expires_time: 'timestamptz not null',
        used_time: 'timestamptz',
      },
      indexes: { expires: '(expires_time)' },
    });
  },
};

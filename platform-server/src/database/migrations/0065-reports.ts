import { createTable, type Migration } from './migration.ts';

/** Reports of applications: the draft of each with the lock of who works on it, and every publication. */
export const reports: Migration = {
  name: '0065-reports',
  async up(db) {
    await createTable(db, 'report', {
      key: ['corp_id', 'code'],
      columns: {
        app_code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        draft: 'jsonb',
        revision: 'integer not null default 0',
        based_on: 'integer',
        modifier_id: "text not null default 'system'",
        modified_time: 'timestamptz not null default now()',
        lock_user_id: 'text',
        lock_since: 'timestamptz',
        lock_expires: 'timestamptz',
        availability: "text not null default 'on'",
      },
      indexes: { app: '(corp_id, app_code)' },
    });
    await createTable(db, 'report_version', {
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
  },
};

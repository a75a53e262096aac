import { createTable, type Migration } from './migration.ts';

/** Uploaded files (their content is in the file store) and the messages behind the bell (shell spec, section 3). */
export const filesAndNotifications: Migration = {
  name: '0005-files-and-notifications',
  async up(db) {
    await createTable(db, 'file', {
      key: ['corp_id', 'id'],
      columns: {
        name: 'text not null',
        size: 'bigint not null',
        mime_type: 'text not null',
        storage_key: 'text not null',
        creater: 'text not null',
        created_time: 'timestamptz not null default now()',
        schema_code: 'text',
        biz_object_id: 'text',
        attached_time: 'timestamptz',
      },
      indexes: {
        record: '(corp_id, schema_code, biz_object_id)',
        orphan: '(created_time) where attached_time is null',
      },
    });
    await createTable(db, 'notification', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        category: 'text not null',
        message_type: 'integer not null',
        read_state: 'integer not null',
        sender_id: 'text',
        title: 'text not null',
        content: 'text not null',
        biz_params: 'jsonb not null',
        created_time: 'timestamptz not null default now()',
        read_time: 'timestamptz',
      },
      indexes: { inbox: '(corp_id, user_id, category, read_state, created_time desc)' },
    });
  },
};

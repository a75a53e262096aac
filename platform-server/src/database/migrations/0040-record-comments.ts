import { createTable, type Migration } from './migration.ts';

/**
 * Comments of people on records. The people whom a comment mentions stand in its content by id; a deleted one has none.
 */
export const recordComments: Migration = {
  name: '0040-record-comments',
  async up(db) {
    await createTable(db, 'record_comment', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        biz_object_id: 'text not null',
        author_id: 'text not null',
        content: 'jsonb',
        reply_to_id: 'text',
        created_time: 'timestamptz not null',
        deleted_time: 'timestamptz',
      },
      indexes: { record: '(corp_id, schema_code, biz_object_id, created_time desc, id desc)' },
    });
  },
};

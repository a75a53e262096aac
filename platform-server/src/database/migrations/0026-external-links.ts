import { createTable, type Migration } from './migration.ts';

/** Links to forms for people without an account, and which records came by them. */
export const externalLinks: Migration = {
  name: '0026-external-links',
  async up(db) {
    await createTable(db, 'external_link', {
      key: ['corp_id', 'id'],
      columns: {
        formid_hash: 'text not null',
        schema_code: 'text not null',
        sheet_code: 'text not null',
        name: 'text not null',
        fields: 'jsonb',
        expires_time: 'timestamptz not null',
        max_answers: 'integer',
        answers: 'integer not null default 0',
        last_answer_time: 'timestamptz',
        disabled_time: 'timestamptz',
        creater: 'text not null',
        created_time: 'timestamptz not null',
      },
      indexes: { model: '(corp_id, schema_code, created_time desc)' },
      unique: { formid: '(corp_id, formid_hash)' },
    });
    await createTable(db, 'external_answer', {
      key: ['corp_id', 'id'],
      columns: {
        link_id: 'text not null',
        schema_code: 'text not null',
        record_id: 'text not null',
        visitor_id: 'text not null',
        address_hash: 'text not null',
        created_time: 'timestamptz not null',
      },
      indexes: { link: '(corp_id, link_id, created_time desc)', record: '(corp_id, schema_code, record_id)' },
    });
  },
};

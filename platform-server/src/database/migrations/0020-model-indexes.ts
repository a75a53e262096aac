import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/**
 * Indexes that administrators want on models, and what was done about them. Texts are found by a part of them with an
 * index of their pairs of letters: two are a whole word in Chinese, for which an index of three letters is of no use.
 */
export const modelIndexes: Migration = {
  name: '0020-model-indexes',
  async up(db) {
    await createTable(db, 'model_index', {
      key: ['corp_id', 'schema_code', 'property_code', 'kind'],
      columns: {
        id: 'text not null',
        index_name: 'text not null',
        status: 'text not null',
        failure: 'text',
        creater: 'text not null',
        created_time: 'timestamptz not null',
        modified_time: 'timestamptz not null',
      },
      unique: { id: '(corp_id, id)' },
    });
    await createTable(db, 'model_index_log', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        property_code: 'text not null',
        kind: 'text not null',
        action: 'text not null',
        user_id: 'text',
        detail: 'text',
        created_time: 'timestamptz not null',
      },
      indexes: { latest: '(corp_id, schema_code, created_time desc, id desc)' },
    });
    await sql`create function text_pairs(value text) returns bigint[]
      language plpgsql immutable strict parallel safe cost 50 as $$
      declare letters text[] := string_to_array(lower(value), null);
      begin
        return array(select distinct (ascii(one)::bigint << 21) | ascii(next)
          from unnest(letters, letters[2:]) pair(one, next) where next is not null);
      end $$`.execute(db);
  },
};

import { createTable, type Migration } from './migration.ts';

/** Deletions, batch updates and changes of owner that can be undone. */
export const undoOfOperations: Migration = {
  name: '0073-undo-of-operations',
  async up(db) {
    await createTable(db, 'record_operation', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        kind: 'text not null',
        created_time: 'timestamptz not null',
      },
      indexes: { age: '(created_time)' },
    });
  },
};

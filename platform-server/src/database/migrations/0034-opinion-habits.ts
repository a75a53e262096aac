import { createTable, type Migration } from './migration.ts';

/** Common phrases and the own signature of people who give opinions. */
export const opinionHabits: Migration = {
  name: '0034-opinion-habits',
  async up(db) {
    await createTable(db, 'opinion_habits', {
      key: ['corp_id', 'user_id'],
      columns: { phrases: 'jsonb', signature_file_id: 'text' },
    });
  },
};

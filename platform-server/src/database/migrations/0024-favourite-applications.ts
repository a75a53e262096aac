import { createTable, type Migration } from './migration.ts';

/** The applications that each user has marked, by their codes. */
export const favouriteApplications: Migration = {
  name: '0024-favourite-applications',
  async up(db) {
    await createTable(db, 'favourite_application', {
      key: ['corp_id', 'user_id', 'app_code'],
      columns: { created_time: 'timestamptz not null' },
    });
  },
};

import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/** Drafts of workflows with the lock of who works on them, and what is known of each publication. */
export const workflowDesigns: Migration = {
  name: '0041-workflow-designs',
  async up(db) {
    await createTable(db, 'workflow_design', {
      key: ['corp_id', 'workflow_code'],
      columns: {
        schema_code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        bpmn: 'text',
        revision: 'integer not null default 0',
        based_on: 'integer',
        modifier_id: 'text not null',
        modified_time: 'timestamptz not null',
        lock_user_id: 'text',
        lock_since: 'timestamptz',
        lock_expires: 'timestamptz',
      },
    });
    await sql`alter table workflow_template add column publisher_id text`.execute(db);
    await sql`alter table workflow_template add column note text not null default ''`.execute(db);
  },
};

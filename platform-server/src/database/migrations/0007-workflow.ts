import { createTable, type Migration } from './migration.ts';

/** Workflow templates by version, running instances, the work they give to people, and what was done. */
export const workflow: Migration = {
  name: '0007-workflow',
  async up(db) {
    await createTable(db, 'workflow_template', {
      key: ['corp_id', 'code', 'version'],
      columns: {
        version: 'integer not null',
        app_code: 'text not null',
        schema_code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        bpmn: 'text not null',
        published: 'boolean not null default false',
        published_time: 'timestamptz',
      },
      indexes: { model: '(corp_id, schema_code)' },
    });
    await createTable(db, 'workflow_instance', {
      key: ['corp_id', 'id'],
      columns: {
        workflow_code: 'text not null',
        workflow_version: 'integer not null',
        schema_code: 'text not null',
        biz_object_id: 'text not null',
        name: 'text not null',
        status: 'text not null',
        originator_id: 'text not null',
        originator_dept_id: 'text',
        state: 'jsonb not null',
        version: 'integer not null default 1',
        started_time: 'timestamptz not null',
        finished_time: 'timestamptz',
      },
      indexes: {
        originator: '(corp_id, originator_id, started_time desc)',
        record: '(corp_id, schema_code, biz_object_id)',
        status: '(corp_id, status, started_time desc)',
      },
    });
    await createTable(db, 'work_item', {
      key: ['corp_id', 'id'],
      columns: {
        instance_id: 'text not null',
        activity_code: 'text not null',
        activity_name: 'text not null',
        type: 'integer not null',
        status: 'text not null',
        participant_id: 'text not null',
        reason: 'text',
        action: 'integer',
        comment: 'text',
        receive_time: 'timestamptz not null',
        read_time: 'timestamptz',
        due_time: 'timestamptz',
        finish_time: 'timestamptz',
      },
      indexes: {
        inbox: '(corp_id, participant_id, status, receive_time desc)',
        instance: '(corp_id, instance_id)',
      },
    });
    await createTable(db, 'workflow_log', {
      key: ['corp_id', 'id'],
      columns: {
        instance_id: 'text not null',
        work_item_id: 'text',
        activity_code: 'text',
        activity_name: 'text',
        action: 'integer not null',
        actor_id: 'text',
        comment: 'text',
        detail: 'jsonb',
        created_time: 'timestamptz not null',
      },
      indexes: { instance: '(corp_id, instance_id, created_time)' },
    });
  },
};

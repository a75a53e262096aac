import { appError } from '@portico/shared-kit/errors';
import type { Grant } from '@portico/shared-kit/permissions';
import { sql } from 'kysely';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { directory } from '../../organisation/index.ts';
import { designService, type DesignService } from '../../designs/index.ts';
import type { DesignSurroundings } from '../design/design-surroundings.ports.ts';
import type { CallAttempt } from '../service-calls/call-queue.ts';
import { type WorkflowParticipation, workflowParticipation } from '../participation/participation.service.ts';
import { workflowTemplates } from '../templates/templates.service.ts';
import type { Publication } from '../templates/workflow-templates.ts';
import type {
  RecordOfWorkflow,
  WorkflowFiles,
  WorkflowNotification,
  WorkflowNotificationPort,
  WorkflowPorts,
  WorkflowRecords,
} from '../workflow.ports.ts';
import { type WorkflowServices, workflowServices } from '../workflow-services.ts';

type SentCall = [attempt: CallAttempt, startAfter?: Date];

interface StoredRecord {
  readonly id: string;
  readonly data: Record<string, unknown>;
  readonly status: string;
  readonly instance_id: string | null;
}

type NotificationSummary = Pick<WorkflowNotification, 'kind' | 'variant' | 'userId' | 'workItemId'>;

/** The workflow module on a database of its own, with records and notifications in two plain tables that roll back like all. */
export interface WorkflowBench {
  readonly platform: Platform;
  readonly database: TestDatabase;
  readonly workflow: WorkflowServices;
  readonly participation: WorkflowParticipation;
  readonly designs: DesignService<'workflow'>;
  /** Attempts to call services that were handed over, each with the time before which it is not made. */
  readonly calls: SentCall[];
  /** Moves on by a second with each look, so that times tell the order. */
  readonly clock: { at: number };
  user(id: string, grants?: readonly Grant[]): SignedInUser;
  publish(code: string, xml: string): Promise<Publication>;
  records(): Promise<StoredRecord[]>;
  notifications(): Promise<NotificationSummary[]>;
  /** People whose work has changed without a message, in that order. */
  readonly changed: string[];
  addRecord(data: Record<string, unknown>, status: string): Promise<string>;
}

const properties = [
  { code: 'title', propertyType: 0 },
  { code: 'days', propertyType: 2 },
  { code: 'helper', propertyType: 50 },
];

/** The plain table has no fields on which an activity could give rights. */
const withoutRights: Pick<WorkflowRecords, 'requireFilled' | 'propertiesOf' | 'requireForm'> = {
  requireForm: async () => undefined,
  requireFilled: async () => undefined,
  propertiesOf: async () => [],
};

function recordsIn(platform: Platform): WorkflowRecords {
  const find = async (db: Database, id: string): Promise<StoredRecord | undefined> =>
    (await sql<StoredRecord>`select * from test_record where id = ${id}`.execute(db)).rows[0];
  return {
    async save(trx, _user, { id = platform.newId(), data }) {
      const json = JSON.stringify(data);
      await sql`insert into test_record values (${id}, ${json}, 'COMPLETED', null)
        on conflict (id) do update set data = excluded.data`.execute(trx);
      return { id };
    },
    async read(trx, _schemaCode, id): Promise<RecordOfWorkflow> {
      const row = await find(trx, id);
      if (row === undefined) throw appError('recordMissing');
      const data = { ...row.data, workflowInstanceId: row.instance_id };
      const { title } = row.data;
      return { id, name: typeof title === 'string' ? title : '', nameI18n: null, data, properties };
    },
    ...withoutRights,
    async setState(trx, _schemaCode, id, { workflowInstanceId, sequenceStatus }) {
      await sql`update test_record set status = ${sequenceStatus}, instance_id = ${workflowInstanceId}
        where id = ${id}`.execute(trx);
    },
    addOpinions: async () => undefined,
    async ownerToBe(trx, id) {
      const [person] = await directory(platform).activeUsers([id], trx);
      if (person === undefined) throw appError('ownerNotUsable', { name: id });
      return { id, name: person.name, departmentId: 'sales', departmentName: '销售部' };
    },
    async setOwner(trx, _schemaCode, id, { owner }) {
      const change = JSON.stringify({ owner: owner.id });
      await sql`update test_record set data = data || ${change}::jsonb where id = ${id}`.execute(trx);
    },
    noteHandlers: async () => undefined,
    conditionFor: async () => () => sql`true`,
    seenBy: async () => ({ records: new Map(), properties: [] }),
    canRead: async (user) => user.roleCodes.includes('reader'),
    addable: async (user, codes) =>
      new Map(user.roleCodes.includes('visitor') ? [] : codes.map((code) => [code, { formCode: 'form' }])),
  };
}

const organisation = {
  departments: [{ id: 'sales', name: '销售部', managerId: 'boss' }],
  roles: [
    { code: 'crowd', name: '众人' },
    { code: 'pair', name: '二人' },
    { code: 'administrator', name: '流程管理员', grants: ['WORKFLOW_ADMIN'] as const },
  ],
  users: [
    { id: 'lin', name: '林', departmentId: 'sales' },
    { id: 'boss', name: '王总', roles: ['pair'] },
    { id: 'deputy', name: '副总', roles: ['pair'] },
    { id: 'stranger', name: '路人' },
    { id: 'admin', name: '管理员', roles: ['administrator'] },
    ...Array.from({ length: 40 }, (_, index) => ({ id: `p${index}`, name: `众${index}`, roles: ['crowd'] })),
  ],
};

const notificationsInTable = (changed: string[]): WorkflowNotificationPort => ({
  async send(trx, notifications) {
    for (const { kind, variant = null, userId, workItemId } of notifications) {
      await sql`insert into test_notification (kind, variant, user_id, work_item_id)
        values (${kind}, ${variant}, ${userId}, ${workItemId})`.execute(trx);
    }
  },
  workChanged: (_trx, userIds) => void changed.push(...userIds),
  workDone: async () => undefined,
  workOpened: async () => undefined,
});

const noFiles: WorkflowFiles = {
  attach: async () => new Map(),
  keepSignature: async () => undefined,
  keepForLater: async () => new Map(),
};

async function fill(platform: Platform): Promise<void> {
  const { db } = platform.connections;
  await sql`create table test_record (id text primary key, data jsonb, status text, instance_id text)`.execute(db);
  await sql`create table test_notification (no serial, kind text, variant text, user_id text, work_item_id text)`.execute(
    db,
  );
  await insertOrganisation(platform, organisation);
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
}

/** Returns one model, which an application's administrator sees where they are called so. */
function designsOf(platform: Platform): DesignSurroundings {
  const leave = { schemaCode: 'leave', appCode: 'hr', name: '请假', nameI18n: null };
  const named = properties.map((property) => ({ ...property, name: property.code }));
  return {
    modelsFor: async ({ id }) => [{ ...leave, properties: named, isSeen: id.startsWith('own'), boundWorkflow: null }],
    async readAs(_user, _schemaCode, id) {
      const { rows } = await sql<{ data: Record<string, unknown> }>`
        select data from test_record where id = ${id}`.execute(platform.connections.db);
      if (rows[0] === undefined) throw appError('recordMissing');
      return rows[0].data;
    },
    bindWorkflow: async ({ workflowCode, isBound }) => (isBound ? workflowCode : null),
    async notifyTakenOver(trx, { formerId, userId, name }) {
      await sql`insert into test_notification (kind, variant, user_id, work_item_id)
        values (${`taken by ${userId}`}, ${name}, ${formerId}, null)`.execute(trx);
    },
  };
}

function portsOf(platform: Platform, calls: SentCall[], changed: string[]): WorkflowPorts {
  const queue = { send: async (_trx: unknown, ...call: SentCall) => void calls.push(call) };
  const others = { notifications: notificationsInTable(changed), files: noFiles, calls: queue };
  return { directory: directory(platform), records: recordsIn(platform), ...others };
}

function platformOn(
  database: TestDatabase,
  clock: { at: number },
  environment: Readonly<Record<string, string>>,
): Platform {
  return {
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...environment }),
    connections: database,
    log: pino({ level: 'silent' }),
    corpId: 'main',
    now: () => new Date((clock.at += 1000)),
    newId: () => v7(),
  };
}

/** For `beforeAll`; drop the database in `afterAll`. */
export async function startWorkflowBench(environment: Readonly<Record<string, string>> = {}): Promise<WorkflowBench> {
  const database = await createTestDatabase();
  const clock = { at: Date.UTC(2026, 2, 2, 1) };
  const platform = platformOn(database, clock, environment);
  const { db } = database;
  const calls: SentCall[] = [];
  await fill(platform);
  const changed: string[] = [];
  const templates = workflowTemplates(platform);
  const ports = portsOf(platform, calls, changed);
  const workflow = workflowServices({ platform, templates, ports }, designsOf(platform));
  return {
    platform,
    database,
    workflow,
    participation: workflowParticipation(platform, templates),
    designs: designService({ platform, usersById: directory(platform).usersById }, workflow.designKind),
    calls,
    changed,
    clock,
    user: (id, grants = []) => signedIn(id, grants),
    publish: (code, xml) => {
      const head = { appCode: 'hr', schemaCode: 'leave', name: '请假', file: `workflows/${code}.bpmn` };
      return db.transaction().execute((trx) => workflow.templates.publish(trx, { ...head, code, xml }));
    },
    records: async () => (await sql<StoredRecord>`select * from test_record`.execute(db)).rows,
    notifications: async () =>
      (
        await sql<{ told: NotificationSummary; workItemId: string | null }>`
          select jsonb_strip_nulls(jsonb_build_object('kind', kind, 'variant', variant, 'userId', user_id)) as told,
            work_item_id as "workItemId" from test_notification order by no`.execute(db)
      ).rows.map(({ told, workItemId }) => ({ ...told, workItemId })),
    async addRecord(data, status) {
      const id = platform.newId();
      await sql`insert into test_record values (${id}, ${JSON.stringify(data)}, ${status}, null)`.execute(db);
      return id;
    },
  };
}

function signedIn(id: string, grants: readonly Grant[]): SignedInUser {
  const person = organisation.users.find((user) => user.id === id);
  const roleCodes = person && 'roles' in person ? person.roles : [id];
  const departmentId = person && 'departmentId' in person ? person.departmentId : null;
  const departmentIds = departmentId === null ? [] : [departmentId];
  const name = person?.name ?? id;
  const facts = { grants, roleCodes, mainDepartmentId: departmentId, departmentIds, departmentIdsBelow: departmentIds };
  return { id, corpId: 'main', name, sessionId: `session-${id}`, ...facts };
}

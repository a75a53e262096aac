import {
  checkDelete,
  deleteRecords,
  getRecord,
  queryRecords,
  saveRecord,
} from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { transaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { relatedPackage } from '../../testing/related-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(relatedPackage, {}, null);
});
afterAll(() => app.close());

type Data = Readonly<Record<string, unknown>>;

function save(schemaCode: string, data: Data, userId: string, known?: BizRecord) {
  const change = known === undefined ? {} : { id: known.id, version: known.version };
  return app.call(saveRecord, { schemaCode, data: { ...data }, ...change }, userId);
}

async function made(schemaCode: string, data: Data, userId = 'ann'): Promise<BizRecord> {
  const answer = await save(schemaCode, data, userId);
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data;
}

const clientOf = (title: string, userId?: string, more: Data = {}) =>
  made('Client', { title, isActive: true, phone: '123', ...more }, userId);
const visitOf = (data: Data, userId?: string) => made('Visit', { topic: '拜访', ...data }, userId);
const reference = ({ id }: BizRecord, name = 'whatever') => ({ id, name });
const named = ({ id }: BizRecord, name: string, schemaCode = 'Client') => ({ id, name, schemaCode });

const ann: SignedInUser = {
  id: 'ann',
  corpId: 'main',
  name: '安',
  sessionId: '',
  grants: [],
  roleCodes: ['clerk'],
  mainDepartmentId: 'sales',
  departmentIds: ['sales'],
  departmentIdsBelow: ['sales'],
};

describe('a record that refers to others', () => {
  test('has them under their present names, in rows and lists too', async () => {
    const [acme, blue] = [await clientOf('甲公司'), await clientOf('Blue')];
    const before = await visitOf({ topic: '第一次' });
    const values = {
      customer: reference(acme),
      previous: reference(before),
      others: [reference(blue), reference(acme)],
      stops: [{ id: 'a', note: '上午', client: reference(blue) }],
    };
    const visit = await visitOf(values);
    expect(visit.data).toMatchObject({
      customer: named(acme, '甲公司'),
      previous: named(before, '第一次', 'Visit'),
      others: [named(blue, 'Blue'), named(acme, '甲公司')],
      stops: [{ client: named(blue, 'Blue') }],
    });
    await save('Client', { title: '甲集团' }, 'ann', acme);
    const { data } = await app.call(getRecord, { schemaCode: 'Visit', id: visit.id }, 'ann');
    expect(data.data.customer).toEqual(named(acme, '甲集团'));
  });

  test('is found by them: empty, not empty, equal and not equal', async () => {
    const [wanted, other] = [await clientOf('要找的'), await clientOf('别的')];
    const one = await visitOf({
      topic: '找',
      customer: reference(wanted),
      others: [reference(other), reference(wanted)],
    });
    const two = await visitOf({ topic: '找', customer: reference(other), others: [reference(other)] });
    const none = await visitOf({ topic: '找' });
    const topic = { propertyCode: 'topic', operator: 'equal', value: '找' } as const;
    const ask = async (propertyCode: string, operator: 'equal' | 'notEqual' | 'isNull' | 'isNotNull') => {
      const value = operator.startsWith('is') ? null : { id: wanted.id, name: '' };
      const filter = { join: 'and', items: [topic, { propertyCode, operator, value }] } as const;
      const { data } = await app.call(queryRecords, { schemaCode: 'Visit', page: 0, size: 20, filter }, 'ann');
      return new Set(data.content.map(({ id }) => id));
    };
    for (const code of ['customer', 'others']) {
      expect(await ask(code, 'equal')).toEqual(new Set([one.id]));
      expect(await ask(code, 'notEqual')).toEqual(new Set([two.id, none.id]));
      expect(await ask(code, 'isNull')).toEqual(new Set([none.id]));
      expect(await ask(code, 'isNotNull')).toEqual(new Set([one.id, two.id]));
    }
    const filter = { propertyCode: 'customer', operator: 'contains', value: 'x' } as const;
    const { errcode } = await app.call(queryRecords, { schemaCode: 'Visit', page: 0, size: 20, filter }, 'ann');
    expect(errcode).toBe(codeOf('operatorNotAllowed'));
  });
});

describe('a reference is refused', () => {
  test('in the same words whether the record is missing, out of sight or may not be picked', async () => {
    const hidden = await clientOf('凯的客户', 'cat');
    const former = await clientOf('不再合作', 'ann', { isActive: false });
    const visit = await visitOf({});
    const wrong = [hidden.id, former.id, 'no-such-record', visit.id, "'; drop table biz_client; --"];
    const messages = await Promise.all(
      wrong.map(async (id) => {
        const { errcode, errmsg } = await save('Visit', { topic: 'x', customer: { id, name: '同名' } }, 'ann');
        return `${errcode} ${errmsg}`;
      }),
    );
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toContain(String(codeOf('valueInvalid')));
    for (const data of [{ others: [reference(hidden)] }, { stops: [{ id: 'a', client: reference(hidden) }] }]) {
      expect((await save('Visit', { topic: 'x', ...data }, 'ann')).errcode).toBe(codeOf('valueInvalid'));
    }
  });

  test('by a command of a workflow as well: it reaches no further than its participant sees', async () => {
    const [mine, hidden] = [await clientOf('流程中'), await clientOf('凯的流程客户', 'cat')];
    const save = (client: BizRecord) =>
      transaction(app.platform.connections.db, (trx) => {
        const data = { topic: '流程', customer: reference(client), stops: [{ id: 'a', client: reference(client) }] };
        const options = { locale: 'zh', isWorkflowCommand: true } as const;
        return app.services.records.forWorkflow.saveInTransaction(trx, ann, { schemaCode: 'Visit', data }, options);
      });
    await expect(save(mine)).resolves.toMatchObject({ version: 1 });
    await expect(save(hidden)).rejects.toMatchObject({ errorName: 'valueInvalid' });
  });

  test('but stays allowed where the record had it before, under its own name', async () => {
    const hidden = await clientOf('凯的老客户', 'cat');
    const visit = await visitOf(
      { others: [reference(hidden)], stops: [{ id: 'a', client: reference(hidden) }] },
      'cat',
    );
    const mine = await clientOf('我的');
    const data = { topic: '改', others: [reference(hidden), reference(mine)], stops: visit.data.stops };
    const answer = await save('Visit', data, 'ann', visit);
    expect(answer.data.data.others).toEqual([{ ...named(hidden, ''), hidden: true }, named(mine, '我的')]);
    const kept = await app.call(getRecord, { schemaCode: 'Visit', id: visit.id }, 'cat');
    expect(kept.data.data.others).toEqual([named(hidden, '凯的老客户'), { ...named(mine, ''), hidden: true }]);
    // Had by one field is not had by another.
    const moved = await save('Visit', { previous: null, customer: reference(hidden) }, 'ann', answer.data);
    expect(moved.errcode).toBe(codeOf('valueInvalid'));
  });
});

describe('a record that others refer to', () => {
  const check = (id: string, userId = 'ann', schemaCode = 'Client') =>
    app.call(checkDelete, { schemaCode, ids: [id] }, userId);
  const remove = (ids: readonly string[], schemaCode = 'Client') =>
    app.call(deleteRecords, { schemaCode, ids: [...ids] }, 'ann');

  test.each([
    ['by a field', (client: BizRecord) => ({ customer: reference(client) })],
    ['by a list', (client: BizRecord) => ({ others: [reference(client)] })],
    ['by a row', (client: BizRecord) => ({ stops: [{ id: 'a', client: reference(client) }] })],
  ])('%s is not deleted, and the check names the model', async (_, values) => {
    const client = await clientOf('被引用');
    const visit = await visitOf(values(client));
    const { data } = await check(client.id);
    const resultDesc = 'It is referenced by Visit and cannot be deleted';
    expect(data).toEqual([
      { objectId: client.id, relativeModel: 'Visit', resultCode: codeOf('recordReferred'), resultDesc },
    ]);
    // The count alone would look like a lack of permission.
    expect(await remove([client.id])).toMatchObject({ errcode: codeOf('deleteRefusedByRule'), status: 409 });
    const free = await clientOf('无人引用');
    expect((await remove([client.id, free.id])).data).toMatchObject({ successCount: 1, errorCount: 1 });
    expect((await remove([visit.id], 'Visit')).data.successCount).toBe(1);
    expect((await check(client.id)).data).toEqual([]);
    expect((await remove([client.id])).data).toMatchObject({ successCount: 1, errorCount: 0 });
  });

  test('goes together with what refers to it, unless that has to stay', async () => {
    const first = await visitOf({ topic: '一' });
    const second = await visitOf({ topic: '二', previous: reference(first) });
    const third = await visitOf({ topic: '三', previous: reference(second) });
    expect((await remove([first.id, second.id], 'Visit')).errcode).toBe(codeOf('deleteRefusedByRule'));
    expect((await remove([first.id, second.id, third.id], 'Visit')).data).toMatchObject({
      successCount: 3,
      errorCount: 0,
    });
  });

  test('is kept from being deleted while a record that refers to it is saved', async () => {
    const client = await clientOf('同时');
    let removing: ReturnType<typeof remove> | undefined;
    await transaction(app.platform.connections.db, async (trx) => {
      const data = { topic: '同时', customer: reference(client) };
      await app.services.records.forWorkflow.saveInTransaction(
        trx,
        ann,
        { schemaCode: 'Visit', data },
        { locale: 'zh' },
      );
      removing = remove([client.id]);
      await until('the deletion waits for the record', async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock'`.execute(app.platform.connections.db);
        return rows.length > 0;
      });
    });
    expect((await removing)?.errcode).toBe(codeOf('deleteRefusedByRule'));
  });

  test('is shown as gone by an empty name where it was removed past the platform', async () => {
    const client = await clientOf('将消失');
    const visit = await visitOf({ customer: reference(client), others: [reference(client)] });
    await app.platform.connections.pool.query('delete from biz_client where id = $1', [client.id]);
    const { data } = await app.call(getRecord, { schemaCode: 'Visit', id: visit.id }, 'ann');
    expect(data.data).toMatchObject({ customer: named(client, ''), others: [named(client, '')] });
    const kept = await save('Visit', { topic: '仍可保存', customer: data.data.customer }, 'ann', data);
    expect(kept.errcode).toBe(0);
  });
});

test('a bulk load takes references to records of the same load and refuses those to nothing', async () => {
  const creater = { id: 'ann', name: '安' };
  const client = await clientOf('导入');
  const good = [
    { id: 'load-1', data: { topic: '父', creater, customer: reference(client) } },
    { id: 'load-2', data: { topic: '子', creater, previous: { id: 'load-1', name: '' }, others: [reference(client)] } },
    { data: { topic: '行', creater, stops: [{ client: reference(client) }] } },
  ];
  expect(await app.services.records.saving.bulkLoad('Visit', good)).toBe(3);
  const { data } = await app.call(getRecord, { schemaCode: 'Visit', id: 'load-2' }, 'ann');
  expect(data.data.previous).toEqual({ id: 'load-1', name: '父', schemaCode: 'Visit' });
  for (const wrong of [{ previous: { id: 'none', name: '' } }, { others: [{ id: 'none', name: '' }] }]) {
    const loading = app.services.records.saving.bulkLoad('Visit', [{ data: { topic: 'x', creater, ...wrong } }]);
    await expect(loading).rejects.toMatchObject({ errorName: 'valueInvalid' });
  }
});

test('a record may name one that comes batches later in the same load, and none that never comes', async () => {
  const creater = { id: 'ann', name: '安' };
  const topics = Array.from({ length: 4_001 }, (_, at) => ({ id: `far-${at}`, data: { topic: `${at}`, creater } }));
  const early = (id: string) => ({ data: { topic: '先', creater, previous: { id, name: '' } } });
  const load = (id: string) => app.services.records.saving.bulkLoad('Visit', [early(id), ...topics]);
  await expect(load('far-4001')).rejects.toMatchObject({ errorName: 'valueInvalid', params: { reason: 'far-4001' } });
  expect(await load('far-4000')).toBe(4_002);
});

test('who brings records in names records that a form would let them pick; the platform itself brings what there was', async () => {
  const departments = { mainDepartmentId: null, departmentIds: [], departmentIdsBelow: [] };
  const ann = {
    id: 'ann',
    corpId: 'main',
    name: '安',
    sessionId: '',
    grants: [],
    roleCodes: ['clerk'],
    ...departments,
  };
  const seen = await clientOf('带入');
  const gone = await clientOf('停用', 'ann', { isActive: false });
  const load = (wrong: object, user?: typeof ann) => {
    const creater = { id: 'ann', name: '安' };
    const rows = [{ id: app.platform.newId(), data: { topic: '一', creater, customer: reference(seen) } }];
    return app.services.records.saving.bulkLoad('Visit', [...rows, { data: { topic: '二', creater, ...wrong } }], user);
  };
  await expect(load({ customer: reference(gone) }, ann)).rejects.toMatchObject({ errorName: 'valueInvalid' });
  expect(await load({ customer: reference(gone) })).toBe(2);
  const first = app.platform.newId();
  const creater = { id: 'ann', name: '安' };
  const chain = [
    { id: first, data: { topic: '父', creater } },
    { data: { topic: '子', creater, previous: { id: first, name: '' }, stops: [{ client: reference(seen) }] } },
  ];
  expect(await app.services.records.saving.bulkLoad('Visit', chain, ann)).toBe(2);
});

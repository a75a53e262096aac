import { checkAdd } from '@portico/shared-kit/contract/form-entry.endpoints';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { checkStart, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { asJson, transaction } from '../../../database/index.ts';
import { type FormWorld, formWith, ofOrders, orderDesign, startFormWorld } from '../../../testing/form-world.ts';
import { samplePackage } from '../../../testing/sample-package.ts';
import { newOrder } from '../../../testing/test-records.ts';
import { leaveXml } from '../../../workflow-engine/testing/diagrams.ts';
import { leadsToForm } from './form-uses.ts';

const endpoints = designEndpoints('form');

let world: FormWorld;
const call: FormWorld['app']['call'] = (...asked) => world.app.call(...asked);
const schemaCode = 'Order';
const short = { schemaCode, sheetCode: 'short' };

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const code = (name: ErrorName) => codeOf(name);
const set = (availability: 'on' | 'off' | 'retired', form = ofOrders as { schemaCode: string; sheetCode: string }) =>
  call(endpoints.setDesignAvailability, { ...formDesignName(form), availability }, 'adm');
const add = (more: object = {}, userId = 'ann') =>
  call(saveRecord, { schemaCode, data: { title: '订单' }, ...more }, userId);
const design = async (form: { schemaCode: string; sheetCode: string } = ofOrders) =>
  (await call(endpoints.getDesign, formDesignName(form), 'adm')).data;
const shownTo = async (userId: string, form: object = ofOrders) =>
  (await call(getForm, { schemaCode, ...form }, userId)).data.unavailable;

/** A further form of orders, as its designer publishes it. */
async function publishShort(): Promise<number> {
  await call(endpoints.createDesign, { ...formDesignName(short), name: '简表', name_i18n: '{"en":"Short"}' }, 'adm');
  const form = { ...formWith('title'), code: 'short', name: '简表', name_i18n: '{"en":"Short"}' };
  await call(endpoints.saveDesignDraft, { ...formDesignName(short), revision: 1, form }, 'adm');
  const { errcode, data } = await call(endpoints.publishDesign, { ...formDesignName(short), revision: 2 }, 'adm');
  expect(errcode).toBe(0);
  await call(endpoints.releaseDesignLock, formDesignName(short), 'adm');
  return data.version;
}

describe('a form that is switched off', () => {
  afterEach(async () => {
    await set('on');
  });

  test('takes no new record, by whatever form the caller says, and tells so with its name; and it can be switched on', async () => {
    await set('off');
    for (const more of [{}, { sheetCode: 'main' }, { sheetCode: schemaCode }, { draft: true }]) {
      const { errcode, errmsg } = await add(more);
      expect([errcode, errmsg]).toEqual([code('formOff'), expect.stringContaining('订单')]);
    }
    expect((await call(checkAdd, { schemaCode }, 'ann')).errcode).toBe(code('formOff'));
    expect([await shownTo('ann'), (await design()).availability]).toEqual(['off', 'off']);
    await set('on');
    expect([await shownTo('ann'), (await add({ sheetCode: 'main' })).errcode]).toEqual([undefined, 0]);
  });

  test('leaves the records that there are as they were: they are read, and edited', async () => {
    const { id, version } = await newOrder(world.app, 'ann');
    await set('off');
    expect((await call(getRecord, { schemaCode, id }, 'ann')).errcode).toBe(0);
    const edited = await add({ id, version, sheetCode: 'main', data: { title: '改过' } });
    expect([edited.errcode, edited.data.data['title']]).toEqual([0, '改过']);
  });

  test('leaves drafts that people have begun; they become records once it is on again', async () => {
    const { data: draft } = await add({ draft: true });
    await set('off');
    const kept = await add({ id: draft.id, version: draft.version, draft: true, data: { title: '草稿' } });
    expect(kept.errcode).toBe(0);
    const place = { id: draft.id, version: kept.data.version };
    expect((await add({ ...place, draft: false })).errcode).toBe(code('formOff'));
    await set('on');
    expect((await add({ ...place, draft: false })).data.data['sequenceStatus']).not.toBe('DRAFT');
  });

  test('starts no workflow, and lets the instances under way go on', async () => {
    const flow = { appCode: 'sales', schemaCode, code: 'orderFlow', name: '订单审批', xml: leaveXml, file: 'order' };
    await transaction(world.app.platform.connections.db, (trx) =>
      world.app.services.workflow.templates.publish(trx, flow),
    );
    const start = (requestId: string) =>
      call(startWorkflow, { workflowCode: 'orderFlow', data: { title: '审批' }, requestId }, 'ann');
    const { data: started } = await start('first');
    await set('off');
    expect((await start('second')).errcode).toBe(code('formOff'));
    expect((await call(checkStart, { workflowCode: 'orderFlow' }, 'ann')).errcode).toBe(code('formOff'));
    const { errcode, data } = await call(getRecord, { schemaCode, id: started.objectId }, 'ann');
    expect([errcode, data.data['workflowInstanceId']]).toEqual([0, started.workflowInstanceId]);
  });
});

test('a retired one is refused as such, and stays so where it is published anew', async () => {
  await set('retired');
  expect((await add()).errcode).toBe(code('formRetired'));
  await world.publish(formWith('title', 'amount'));
  expect((await add()).errcode).toBe(code('formRetired'));
  const { data: listed } = await call(endpoints.listDesigns, { kind: 'form' }, 'adm');
  expect(listed.map(({ schemaCode: of, availability }) => [of, availability])).toEqual([
    ['Customer', 'on'],
    ['Order', 'retired'],
  ]);
  await set('on');
  expect((await add()).errcode).toBe(0);
});

test('where the first form takes no records, “Add” leads to the next that does', async () => {
  expect((await design()).otherForm).toBeNull();
  await publishShort();
  expect((await design()).otherForm).toEqual({ name: '简表', name_i18n: '{"en":"Short"}' });
  await set('retired');
  expect((await call(checkAdd, { schemaCode }, 'ann')).data.sheetCode).toBe('short');
  expect([(await add({ sheetCode: 'main' })).errcode, (await add({ sheetCode: 'short' })).errcode]).toEqual([
    code('formRetired'),
    0,
  ]);
  expect([(await add()).errcode, await shownTo('ann', short)]).toEqual([0, undefined]);
  await set('off', short);
  expect((await call(checkAdd, { schemaCode }, 'ann')).errcode).toBe(code('formRetired'));
  await set('on', short);
  await set('on');
});

describe('deleting', () => {
  const remove = (form: { schemaCode: string; sheetCode: string }, userId = 'adm') =>
    call(endpoints.deleteDesign, formDesignName(form), userId);

  test('a form that nothing leads to: with its versions, and what was said of its availability', async () => {
    await set('off', short);
    expect((await design(short)).uses).toEqual([]);
    expect((await remove(short)).errcode).toBe(0);
    const { object_id, object_name } = await world.app.platform.connections.db
      .selectFrom('audit_event')
      .select(['object_id', 'object_name'])
      .where('action', '=', 'formDelete')
      .executeTakeFirstOrThrow();
    expect([object_id, object_name]).toEqual(['Order/short', '简表']);
    expect((await call(endpoints.getDesign, formDesignName(short), 'adm')).errcode).toBe(code('formMissing'));
    expect((await add({ sheetCode: 'short' })).errcode).toBe(code('formMissing'));
    expect(await publishShort()).toBe(1);
    expect((await design(short)).availability).toBe('on');
  });

  test('not the form that records, workflows and buttons open with', async () => {
    const { errcode, errmsg } = await remove(ofOrders);
    expect(errcode).toBe(code('formInUse'));
    expect(errmsg).toContain('the model has records, which open with it; the workflow “订单审批”');
    expect((await design()).uses[0]).toEqual({
      name: '模型已有数据，用它打开',
      name_i18n: '{"en":"the model has records, which open with it"}',
    });
    const { errmsg: only } = await remove({ schemaCode: 'Customer', sheetCode: 'main' });
    expect(only).toContain('it is the only form of its model');
  });

  test('not one that relations, buttons, menus, print templates or links name', async () => {
    const address = '/form/detail?schemaCode=Order&sheetCode=short';
    const button = `{ actionCode: custom, name: 简单新增, name_i18n: { en: Quick add }, extend1: '${address}' }`;
    const relation = `{ code: order, name: 订单, name_i18n: { en: Order }, propertyType: 9, settings: { schemaCode: Order, nameProperty: title, sheetCode: short } }`;
    const changed = {
      ...samplePackage,
      'models/order.yaml': (samplePackage['models/order.yaml'] ?? '')
        .replace(
          'listViews:',
          '  - { code: short, name: 简表, sections: [{ title: 基本信息, properties: [title] }] }\nlistViews:',
        )
        .replace('sortKey: 1 }', `sortKey: 1 }\n      - ${button}`),
      'models/customer.yaml': (samplePackage['models/customer.yaml'] ?? '').replace(
        'forms:',
        `  - ${relation}\nforms:`,
      ),
    };
    await world.app.services.appPackages.importPackage(changed, {}, null);
    const { db } = world.app.platform.connections;
    const of = { corp_id: 'main', schema_code: schemaCode, form_code: 'short' };
    const at = new Date(0);
    await db
      .insertInto('print_template')
      .values({ ...of, code: 'p', name: '小票', draft: asJson({}) })
      .execute();
    const kept = { id: 'l', formid_hash: 'h', name: '问卷', expires_time: at, creater: 'adm', created_time: at };
    await db
      .insertInto('external_link')
      .values({ ...of, ...kept })
      .execute();
    await db
      .updateTable('menu_item')
      .set({ pc_url: `https://portal.example/app${address}` })
      .where('code', '=', 'empty')
      .execute();
    const { errcode, errmsg } = await remove(short);
    expect(errcode).toBe(code('formInUse'));
    expect((await design(short)).uses.map(({ name }) => name)).toEqual([
      '“客户”的数据项“订单”',
      '“销售订单”列表的按钮“简单新增”',
      '菜单“空目录”',
      '打印模板“小票”',
      '外部链接“问卷”',
    ]);
    expect(errmsg).toContain('the button “Quick add” in the list of “Order”; the menu item “空目录”');
  });

  test('not while somebody else works on it; a draft that was never published goes by itself', async () => {
    await call(endpoints.createDesign, { ...formDesignName({ ...short, sheetCode: 'sketch' }), name: '草图' }, 'sys');
    const sketch = { schemaCode, sheetCode: 'sketch' };
    expect((await remove(sketch)).errcode).toBe(code('designLocked'));
    expect((await set('off', sketch)).errcode).toBe(code('formMissing'));
    expect((await remove(sketch, 'sys')).errcode).toBe(0);
    expect((await call(endpoints.getDesign, formDesignName(sketch), 'sys')).errcode).toBe(code('formMissing'));
  });
});

test('is for those who design the form, and is told to the audit trail', async () => {
  const as = (userId: string) => call(endpoints.setDesignAvailability, { ...orderDesign, availability: 'off' }, userId);
  const removeAs = (userId: string) => call(endpoints.deleteDesign, orderDesign, userId);
  for (const [userId, refusal] of [['ann', 'noPermission'] as const, ['far', 'noPermissionToView'] as const]) {
    expect([(await as(userId)).errcode, (await removeAs(userId)).errcode]).toEqual([code(refusal), code(refusal)]);
  }
  expect((await as('own')).errcode).toBe(0);
  const told = await world.app.platform.connections.db
    .selectFrom('audit_event')
    .select(['action', 'object_id', 'object_name', 'detail'])
    .where('actor_id', '=', 'own')
    .where('action', '=', 'formAvailability')
    .where('result', '=', 'done')
    .execute();
  expect(told).toMatchObject([{ object_id: 'Order/main', object_name: '订单', detail: { availability: 'off' } }]);
  await set('on');
});

test.each([
  ['/form/detail?schemaCode=Order&sheetCode=short', true],
  ['https://portal.example/x/form/detail?sheetCode=short&schemaCode=Order&objectId=1', true],
  ['/form/detail?schemaCode=Order', false],
  ['/form/detail?schemaCode=Other&sheetCode=short', false],
  ['/list?schemaCode=Order&sheetCode=short', false],
  ['https://', false],
])('an address leads to a form where it names it: %s', (address, leads) => {
  expect(leadsToForm(address, { schemaCode, formCode: short.sheetCode })).toBe(leads);
});

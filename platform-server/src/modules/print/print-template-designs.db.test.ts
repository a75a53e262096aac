import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, startFormWorld } from '../../testing/form-world.ts';

const calls = designEndpoints('printTemplate');
const slip = printTemplateDesignName({ templateCode: 'slip' });
const facts = { name: '小票', schemaCode: 'Order' };

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

test('a template is begun for a form that its model has, after those that are there', async () => {
  const create = (templateCode: string, more: object) =>
    world.app.call(calls.createDesign, { ...printTemplateDesignName({ templateCode }), ...facts, ...more }, 'own');
  expect((await create('slip', { sheetCode: 'nothing' })).errcode).toBe(codeOf('formMissing'));
  const { data } = await create('slip', {});
  expect(data).toMatchObject({ schemaCode: 'Order', sheetCode: null, modelName: '销售订单' });
  expect(data.properties.find(({ code }) => code === 'createdTime')?.system).toBe(true);
  expect(data.workflows.flatMap(({ activities }) => activities)).toEqual([]);
  await create('second', { sheetCode: 'main' });
  const listed = await world.app.call(calls.listDesigns, { kind: 'printTemplate', appCode: 'sales' }, 'own');
  expect(listed.data.map(({ templateCode, sheetCode }) => [templateCode, sheetCode])).toEqual([
    ['slip', null],
    ['second', 'main'],
  ]);
});

test('an element that prints what the model does not have is told of, and does not keep it from being published', async () => {
  const column = (id: string, code: string) => ({ eleType: 'column', id, top: 0, left: 0, code });
  const content = { version: 1, pages: [[column('a', 'title'), column('b', 'createdTime'), column('c', 'nothing')]] };
  const { data } = await world.app.call(calls.checkDesign, { ...slip, content }, 'own');
  const finding = { code: codeOf('designItemUnknown'), partId: 'c', path: '/pages/0/2', severity: 'warning' };
  expect(data).toMatchObject({ canPublish: true, problems: [finding] });
  await world.app.call(calls.saveDesignDraft, { ...slip, revision: 1, content }, 'own');
  expect((await world.app.call(calls.publishDesign, { ...slip, revision: 2 }, 'own')).data.version).toBe(1);
});

test('a template with which a button of a list prints is not deleted', async () => {
  const button = "{ actionCode: slip, name: 打小票, extend1: '/print?schemaCode=Order&templateId=slip', sortKey: 3 }";
  await world.importChanged('    queryActions:\n', `    queryActions:\n      - ${button}\n`);
  const { errcode, errmsg } = await world.app.call(calls.deleteDesign, slip, 'own', 'zh');
  expect([errcode, errmsg]).toEqual([codeOf('printTemplateInUse'), expect.stringContaining('“打小票”')]);
  await world.importChanged('nothing', 'nothing');
  expect((await world.app.call(calls.deleteDesign, slip, 'own')).errcode).toBe(0);
});

import { relatedPackage } from '../../testing/related-package.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const changed = (file: string, from: string, to: string) => ({
  ...relatedPackage,
  [file]: (relatedPackage[file] ?? '').replace(from, to),
});
const importing = (files: Readonly<Record<string, string>>, dryRun = false) =>
  app.services.appPackages.importPackage(files, { dryRun }, null);

test.each([
  ['a model that does not exist', 'schemaCode: Client\n', 'schemaCode: Nobody\n', 'schemaCode', 'no model “Nobody”'],
  ['a view that does not exist', 'queryCode: all', 'queryCode: none', 'queryCode', 'no view “none”'],
  ['a name that does not exist', 'nameProperty: title\n', 'nameProperty: titel\n', 'nameProperty', '“titel”'],
  ['a name that is no text', 'nameProperty: title\n', 'nameProperty: isActive\n', 'nameProperty', 'not text'],
  ['a filter by nothing', 'propertyCode: isActive', 'propertyCode: active', 'filter', 'no such field'],
  ['a value copied from nothing', 'from: phone', 'from: fax', 'backfill.0.from', '“fax”'],
  ['a value copied to another kind', 'to: phone', 'to: previous', 'backfill.0', 'cannot be copied'],
])('refuses %s and says where', async (_, from, to, place, detail) => {
  const files = changed('models/visit.yaml', from, to);
  const told = expect.stringMatching(new RegExp(`^properties\\.1\\.settings\\.${place} .*${detail}`));
  const params = { file: 'models/visit.yaml', place: expect.stringMatching(/^1\d:\d+$/), detail: told };
  for (const dryRun of [true, false]) {
    await expect(importing(files, dryRun)).rejects.toMatchObject({ errorName: 'packageInvalid', params });
  }
});

test.each([
  [
    'a condition on records of another model',
    'relativeSchemaCode: Client',
    'relativeSchemaCode: Visit',
    'relativeSchemaCode',
  ],
  [
    'a condition by a view that does not exist',
    'relativeQueryCode: all',
    'relativeQueryCode: none',
    'relativeQueryCode',
  ],
])('refuses %s', async (_, from, to, place) => {
  const told = expect.stringMatching(new RegExp(`^listViews\\.0\\.queryConditions\\.0\\.${place} `));
  const params = { file: 'models/visit.yaml', place: expect.stringMatching(/^\d\d:\d+$/), detail: told };
  await expect(importing(changed('models/visit.yaml', from, to))).rejects.toMatchObject({ params });
});

test.each([
  ['no model at all', 'schemaCode: Client\n', 'sheetCode: main\n', 'needs the model'],
  ['a filter that cannot be read', 'operator: equal', 'operator: is', 'cannot be read'],
])('refuses %s with the line of the file', async (_, from, to, detail) => {
  const params = {
    file: 'models/visit.yaml',
    place: expect.stringMatching(/^\d+:\d+$/),
    detail: expect.stringContaining(detail),
  };
  await expect(importing(changed('models/visit.yaml', from, to))).rejects.toMatchObject({ params });
});

test('models that refer to each other and to themselves are published together, and once', async () => {
  const plan = await importing(relatedPackage, true);
  const { steps } = await importing(relatedPackage);
  expect(steps).toEqual(plan.steps);
  expect(steps.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['(corp_id, "f_customer")', 'using gin ("f_others")', '(corp_id, "f_client")']),
  );
  expect((await importing(relatedPackage)).steps.filter(({ action }) => action !== 'warn')).toEqual([]);
});

test('a model keeps what others say of it', async () => {
  const files = { 'application.yaml': 'code: related\nname: 拜访\nmenu: []\n', 'models/client.yaml': '' };
  const alone = (from: string, to: string) =>
    importing({ ...files, 'models/client.yaml': (relatedPackage['models/client.yaml'] ?? '').replaceAll(from, to) });
  const params = { file: 'Visit', place: expect.stringContaining('settings.queryCode') };
  await expect(alone('code: all', 'code: some')).rejects.toMatchObject({ errorName: 'packageInvalid', params });
  await expect(alone('isActive', 'active')).rejects.toMatchObject({ errorName: 'packageInvalid' });
});

test('a package takes no model of another application, neither planned nor imported, and says whose it is', async () => {
  await importing(relatedPackage);
  const mine = changed('application.yaml', 'code: related', 'code: other');
  const params = { file: 'models/client.yaml', place: '1:13', detail: expect.stringContaining('“related”') };
  for (const dryRun of [true, false]) {
    await expect(importing(mine, dryRun)).rejects.toMatchObject({ errorName: 'packageInvalid', params });
  }
  expect((await app.services.models.current('Client')).appCode).toBe('related');
});

test('a package takes no print template of another application, and prints no model of another one', async () => {
  const template = (schemaCode: string) => `code: visitPrint
name: 拜访单
schemaCode: ${schemaCode}
content: { version: 1, pages: [[{ eleType: pageSettings }]] }
`;
  const file = 'print-templates/visit.yaml';
  const own = { ...relatedPackage, [file]: template('Visit') };
  const { steps } = await importing(own);
  expect(steps).toContainEqual(expect.objectContaining({ target: 'print-template', detail: 'visitPrint' }));
  expect((await importing(own)).steps.filter(({ action }) => action !== 'warn')).toEqual([]);
  const tickets = `schemaCode: Ticket
name: 工单
nameTemplate: "{topic}"
properties: [{ code: topic, name: 主题, propertyType: 0 }]
forms: [{ code: main, name: 工单, sections: [{ title: 内容, properties: [topic] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: topic }] }]
permissions: [{ role: clerk, view: all, add: true, edit: true, delete: true }]
`;
  const other = { 'application.yaml': 'code: other\nname: 工单\nmenu: []\n', 'models/ticket.yaml': tickets };
  const detail = expect.stringContaining('print template “visitPrint” belongs to the application “related”');
  for (const [schemaCode, dryRun] of [
    ['Ticket', true],
    ['Ticket', false],
    ['Client', false],
  ] as const) {
    const importingIt = importing({ ...other, [file]: template(schemaCode) }, dryRun);
    await expect(importingIt).rejects.toMatchObject({ errorName: 'packageInvalid', params: { detail } });
  }
  await importing(other);
});

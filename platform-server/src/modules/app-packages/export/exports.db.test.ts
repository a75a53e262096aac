import { exportPackage, exportPackageZip, importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import fc from 'fast-check';
import { samplePackage } from '../../../testing/sample-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { startRecordsApp } from '../../../testing/test-records.ts';
import { newSession } from '../../../testing/test-session.ts';
import { readPackageZip } from '../files/read-package-zip.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const importing = (files: Readonly<Record<string, string>>) => app.services.appPackages.importPackage(files, {}, null);
const exported = async (appCode = 'sales') => (await app.services.appPackages.exportPackage(appCode)).files;
const changes = async (files: Readonly<Record<string, string>>) =>
  (await importing(files)).steps.filter(({ action }) => action !== 'warn');

test('an export is the application in files that people read, and importing it changes nothing', async () => {
  const files = await exported();
  expect(Object.keys(files)).toEqual(['application.yaml', 'models/Customer.yaml', 'models/Order.yaml']);
  expect(files['application.yaml']).toMatch(/^code: sales\nversion: 1\nname: 销售管理\nname_i18n: \{ en: Sales \}\n/);
  expect(files['models/Order.yaml']).toContain('\n  - { code: remark, name: 备注, propertyType: 1 }\n');
  expect(await changes(files)).toEqual([]);
});

test('an export is asked for as data or as a zip, by those who administer applications', async () => {
  const answer = await app.call(exportPackage, { appCode: 'sales' }, 'adm');
  expect(answer.data).toEqual({ appCode: 'sales', version: 1, files: await exported() });
  const url = '/api/app/apppackage/sales/zip';
  const as = async (user: string) => ({ authorization: `Bearer ${await newSession(app.platform, user)}` });
  const { headers, rawPayload } = await app.http.inject({ url, headers: await as('adm') });
  expect(headers['content-disposition']).toBe('attachment; filename="sales-1.zip"');
  expect(await readPackageZip(rawPayload)).toEqual(answer.data.files);
  const zip = rawPayload.toString('base64');
  expect((await app.call(importPackage, { zip }, 'adm')).data.steps).toEqual([]);
  for (const endpoint of [exportPackage, exportPackageZip]) {
    expect((await app.call(endpoint as typeof exportPackage, { appCode: 'sales' }, 'max')).errcode).toBe(
      codeOf('noPermission'),
    );
  }
});

test('there is no export of an application that does not exist', async () => {
  const answer = await app.call(exportPackage, { appCode: 'nothing' }, 'adm');
  expect(answer.errcode).toBe(codeOf('applicationMissing'));
});

const page = (more: string) => `code: desk\nname: 工作台\n${more}`;
const template = (more: string) => `code: '纸/1'\nname: 打印\nschemaCode: Order\n${more}`;
const drawn = 'content: { version: 1, pages: [[{ eleType: title, id: t, top: 0, left: 0, innerTxt: a }]] }\n';

test.each([
  [
    'a page of the organisation',
    'portal-pages/desk.yaml',
    page('forOrganisation: true\ncontent: { version: 1, widgets: [] }\n'),
  ],
  ['a page that is a draft', 'portal-pages/desk.yaml', page('draft: { version: 1, widgets: [] }\n')],
  [
    'a page that was taken back',
    'portal-pages/desk.yaml',
    page('published: false\ncontent: { version: 1, widgets: [] }\n'),
  ],
  ['a template with a place', 'print-templates/_-_1.yaml', template(`sortKey: 7\n${drawn}`)],
  [
    'a template with a draft',
    'print-templates/_1.yaml',
    template(drawn + drawn.replace('content', 'draft').replace('innerTxt: a', 'innerTxt: b')),
  ],
  ['a template that is a draft', 'print-templates/_1.yaml', template(drawn.replace('content', 'draft'))],
])('%s comes back as it was', async (_, path, text) => {
  await importing({ ...samplePackage, [path]: text });
  const files = await exported();
  expect(await changes(files)).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(3);
  const kept = ['portal_page', 'portal_page_version', 'print_template', 'print_template_version'] as const;
  for (const table of kept) await app.platform.connections.db.deleteFrom(table).execute();
  await importing(files);
  expect(await exported()).toEqual(files);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'yes',
    'null',
    '~',
    '0x1F',
    '1e3',
    '2026-01-01',
    '- a',
    '# b',
    'a: b',
    '*x',
    '&x',
    '!!map',
    'a\nb\n',
    ' ',
    "'",
    '"',
    '%',
    '@',
  ),
);
const text = anyText.filter((value) => !value.includes('\0') && value.isWellFormed());
const names = fc.option(
  fc.dictionary(fc.constantFrom('en', 'de', 'fr'), text).map((map) => JSON.stringify(map)),
  { nil: undefined },
);
const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)));
const named = { name: text, name_i18n: names };
const simple = fc.record({
  ...named,
  propertyType: fc.constantFrom(0, 1, 2, 3, 4, 6, 50, 51, 60, 61),
  required: fc.option(fc.boolean(), { nil: undefined }),
});
const chosen = fc.record({
  ...named,
  propertyType: fc.constantFrom(12, 13, 14),
  settings: fc.record({
    options: fc.uniqueArray(fc.record({ value: text, ...named }), {
      minLength: 1,
      maxLength: 5,
      selector: ({ value }) => value,
    }),
  }),
});
const anyModel = fc.record({
  ...named,
  items: fc.array(fc.oneof(simple, chosen), { minLength: 1, maxLength: 8 }),
  title: text,
  conditions: fc.array(fc.record({ ...named, defaultValue: json, visible: fc.boolean() }), { maxLength: 8 }),
  width: fc.integer({ min: 70, max: 2000 }),
});

/** A random model as a package describes it; YAML reads JSON. */
function modelText(model: typeof anyModel extends fc.Arbitrary<infer T> ? T : never, schemaCode: string): string {
  const properties = model.items.map((item, index) => ({ code: `p${index}`, ...item }));
  const queryConditions = model.conditions.flatMap((condition, index) => {
    const property = properties[index];
    return property === undefined ? [] : [{ propertyCode: property.code, ...condition }];
  });
  const form = {
    code: 'main',
    name: 'a',
    sections: [{ title: model.title, properties: properties.map(({ code }) => code) }],
  };
  const view = {
    code: 'all',
    name: model.title,
    queryConditions,
    queryActions: [],
    queryColumns: [{ propertyCode: 'p0', width: model.width }],
  };
  const permissions = [{ role: 'boss', view: 'all', add: true, edit: true, delete: true }];
  const { name, name_i18n } = model;
  return JSON.stringify({ schemaCode, name, name_i18n, properties, forms: [form], listViews: [view], permissions });
}

test('whatever a model holds comes back as it was', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyModel, { minLength: 1, maxLength: 3 }), text, async (models, name) => {
      const code = `any${count++}`;
      const entries = models.map((model, index) => [`models/m${index}.yaml`, modelText(model, `${code}m${index}`)]);
      const application = JSON.stringify({ code, name, menu: [{ code: 'x', type: 'Folder', name }] });
      await importing({ 'application.yaml': application, ...Object.fromEntries(entries) });
      const files = await exported(code);
      expect(Object.keys(files)).toHaveLength(models.length + 1);
      expect((await importing(files)).steps).toEqual([]);
      expect(await exported(code)).toEqual(files);
    }),
    { numRuns: 25 },
  );
});

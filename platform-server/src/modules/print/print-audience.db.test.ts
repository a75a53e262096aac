import type { PrintAudience } from '@portico/shared-kit/contract/print-audience';
import { listPrintTemplates } from '@portico/shared-kit/contract/print.endpoints';
import { notePrinting } from '@portico/shared-kit/contract/printing.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { samplePackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

const pages = [[{ eleType: 'title', id: 't', top: 0, left: 0, innerTxt: '订单' }]];

/** Templates by who may print with them. */
const audiences: Readonly<Record<string, PrintAudience | string>> = {
  forAll: null,
  forAnn: [{ kind: 'user', value: 'ann' }],
  forLeads: [{ kind: 'role', value: 'lead' }],
  forAsia: [{ kind: 'department', value: 'asia' }],
  forFinanceOrLeads: [
    { kind: 'department', value: 'finance' },
    { kind: 'role', value: 'lead' },
  ],
  forNobody: [],
};

const file = (code: string, content: object): [string, string] => [
  `print-templates/${code}.yaml`,
  `code: ${code}\nname: ${code}\nschemaCode: Order\ncontent: ${JSON.stringify(content)}\n`,
];
const importing = (files: readonly (readonly [string, string])[]) =>
  app.services.appPackages.importPackage({ ...samplePackage, ...Object.fromEntries(files) }, {}, null);

beforeAll(async () => {
  app = await startRecordsApp();
  await insertOrganisation(app.platform, {
    departments: [
      { id: 'asia', name: '亚洲' },
      { id: 'east', name: '东部', parentId: 'asia' },
    ],
    users: [{ id: 'zoe', name: '左', departmentId: 'east', roles: ['clerk'] }],
  });
  const templates = Object.entries(audiences).map(([code, audience]) =>
    file(code, { version: 1, ...(audience === null ? {} : { audience }), pages }),
  );
  await importing(templates);
});
afterAll(() => app.close());

const listed = async (user: string) => {
  const { data } = await app.call(listPrintTemplates, { schemaCode: 'Order' }, user);
  return data.map(({ id }) => id).toSorted();
};

test.each([
  ['ann', ['forAll', 'forAnn']],
  ['lee', ['forAll', 'forFinanceOrLeads', 'forLeads']],
  ['cat', ['forAll', 'forFinanceOrLeads']],
  ['zoe', ['forAll', 'forAsia']],
  ['adm', Object.keys(audiences).toSorted()],
])(
  '%s prints with the templates that are for everybody, for them, their roles and departments',
  async (user, codes) => {
    expect(await listed(user)).toEqual(codes);
  },
);

test('nobody prints by a template that is not for them, however they know of it', async () => {
  const note = (objectId: string, templateId: string, user: string) =>
    app.call(notePrinting, { schemaCode: 'Order', objectIds: [objectId as never], templateId }, user);
  const { id } = await newOrder(app, 'ann');
  expect((await note(id, 'forAnn', 'ann')).errcode).toBe(0);
  expect((await note(id, 'forLeads', 'ann')).errcode).toBe(codeOf('printTemplateMissing'));
  expect((await note(id, 'forNobody', 'ann')).errcode).toBe(codeOf('printTemplateMissing'));
});

test('who leaves a role prints no longer by it', async () => {
  const { db } = app.platform.connections;
  await db.deleteFrom('user_role').where('user_id', '=', 'zoe').execute();
  await db.insertInto('user_role').values({ corp_id: 'main', user_id: 'zoe', role_id: 'lead' }).execute();
  expect(await listed('zoe')).toContain('forLeads');
  await db.updateTable('user_role').set({ role_id: 'clerk' }).where('user_id', '=', 'zoe').execute();
  expect(await listed('zoe')).not.toContain('forLeads');
});

test('an audience leaves with its application and comes again; one that cannot be read is refused, and lets nobody print', async () => {
  const { files } = await app.services.appPackages.exportPackage('sales');
  expect(files['print-templates/forAnn.yaml']).toContain('audience');
  expect((await app.services.appPackages.importPackage(files, {}, null)).steps).toEqual([]);
  const broken = file('broken', { version: 1, audience: [{ kind: 'planet', value: 'x' }], pages });
  await expect(importing([broken])).rejects.toThrow();
  const { db } = app.platform.connections;
  await db
    .updateTable('print_template_version')
    .set({ content: JSON.stringify({ version: 1, audience: 'everybody', pages }) as never })
    .where('code', '=', 'forAnn')
    .execute();
  expect(await listed('ann')).toEqual(['forAll']);
});

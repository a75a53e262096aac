import { getListScript, keepListScript } from '@portico/shared-kit/contract/list-scripts.endpoints';
import type { KeepListScriptInput } from '@portico/shared-kit/contract/list-scripts.schema';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { samplePackage } from '../../../testing/sample-package.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
  await insertOrganisation(app.platform, {
    departments: [{ id: 'office', name: '办公室' }],
    roles: [
      { code: 'builder', name: '应用管理员', grants: ['APP_MNG'] },
      { code: 'keeper', name: '系统管理员', grants: ['SYS_MNG'] },
    ],
    users: [
      { id: 'ben', name: '本', departmentId: 'office', roles: ['builder'] },
      { id: 'sid', name: '席', departmentId: 'office', roles: ['keeper'] },
    ],
  });
});
afterAll(() => app.close());

const all = { schemaCode: 'Order', viewCode: 'all' };
const script = "export default { options: { version: '1.1' }, hooks: { onLoad() {} } };";

const read = async (userId = 'adm') => (await app.call(getListScript, all, userId)).data;
async function keep(input: Partial<KeepListScriptInput>, userId = 'adm') {
  const { revision } = await read();
  return app.call(keepListScript, { ...all, script, isDisabled: false, revision, ...input }, userId);
}
const shown = async (userId: string) => (await app.call(getListConfigData, { schemaCode: 'Order' }, userId)).data.view;

test('a script that a designer keeps runs for the readers of the list from then on', async () => {
  const before = await read();
  expect(before).toMatchObject({ script: '', isDisabled: false });
  const kept = await keep({});
  expect(kept.data).toMatchObject({ script, isDisabled: false });
  expect(kept.data.revision).not.toBe(before.revision);
  expect(await read()).toEqual(kept.data);
  expect((await shown('ann')).script).toBe(script);
  await keep({ script: '' });
  expect(await read()).toEqual(before);
  expect(await shown('ann')).not.toHaveProperty('script');
});

test('a disabled script is kept for its designers, and is not handed to readers', async () => {
  await keep({ isDisabled: true });
  expect(await read()).toMatchObject({ script, isDisabled: true });
  for (const userId of ['ann', 'adm']) {
    const view = await shown(userId);
    expect(view).not.toHaveProperty('script');
    expect(view).not.toHaveProperty('isScriptDisabled');
  }
  await keep({ isDisabled: false });
  expect((await shown('ann')).script).toBe(script);
});

test('of two designers the later one is told that the script has changed', async () => {
  await keep({ script: '' });
  const { revision } = await read();
  expect((await keep({ revision })).errcode).toBe(0);
  const other = script.replace('onLoad', 'onRendered');
  const late = await keep({ revision, script: other });
  expect(late).toMatchObject({ errcode: codeOf('listScriptChanged'), status: 409 });
  expect((await read()).script).toBe(script);
  const both = await read();
  const answers = await Promise.all(
    [other, `${other}\n`].map((text) => keep({ revision: both.revision, script: text })),
  );
  expect(new Set(answers.map(({ errcode }) => errcode))).toEqual(new Set([0, codeOf('listScriptChanged')]));
});

test('what is no script is refused by name, and what stood before stays', async () => {
  await keep({});
  const refused = {
    'of version 1': '(list) => list',
    'without a version': '({ options: {} })',
    'with a hook of nobody': "({ options: { version: '1.1' }, hooks: { onRowRender() {} } })",
    'that does not end': '(() => { for (;;); })()',
    'that eats memory': "(() => { const all = []; for (;;) all.push('x'.repeat(1e6)); })()",
    'that throws': "(() => { throw new Error('no') })()",
    'that asks for the process': '({ options: { version: process.version } })',
    'of blanks': '  \n ',
  };
  for (const [what, text] of Object.entries(refused)) {
    const { errcode, errmsg } = await keep({ script: text });
    expect([what, errcode]).toEqual([what, codeOf('listScriptInvalid')]);
    expect(errmsg).not.toBe('');
  }
  const long = await keep({ script: `/*${'x'.repeat(1_048_576)}*/ ${script}` });
  expect(long.errcode).toBe(codeOf('listScriptInvalid'));
  expect(long.errmsg).toContain('262144');
  const { errmsg } = await keep({ script: "({\n options: { version: '1.1' },\n hooks: { onLoad( } })" });
  expect(errmsg).toMatch(/\(3(:\d+)?\)/);
  expect((await read()).script).toBe(script);
});

test('only designers who see the list read and change it', async () => {
  await keep({});
  const { revision } = await read();
  for (const [userId, name] of [
    ['ann', 'noPermission'],
    ['ben', 'noPermissionToView'],
    ['sid', 'noPermissionToView'],
    ['out', 'noPermission'],
  ] as const) {
    const refused = { errcode: codeOf(name), data: null };
    expect(await app.call(getListScript, all, userId)).toMatchObject(refused);
    expect(await keep({ revision, script: '' }, userId)).toMatchObject(refused);
  }
  const unknown = { errcode: codeOf('listViewMissing') };
  expect(await app.call(getListScript, { ...all, viewCode: 'none' }, 'adm')).toMatchObject(unknown);
  expect(await keep({ viewCode: 'none' })).toMatchObject(unknown);
  expect((await read()).script).toBe(script);
});

test('a package that brings another script or none says so in its plan', async () => {
  await keep({});
  const { steps } = await app.services.appPackages.importPackage(samplePackage, { dryRun: true }, null);
  expect(steps).toContainEqual({
    action: 'remove',
    target: 'script Order.all',
    detail: 'the published one is not in the package',
  });
  expect((await read()).script).toBe(script);
});

test('the audit trail tells who has changed the script of which list', async () => {
  await keep({ isDisabled: true });
  const { db } = app.platform.connections;
  const events = await db.selectFrom('audit_event').selectAll().where('action', '=', 'listScriptChange').execute();
  expect(JSON.stringify(events)).toContain('all');
  expect(JSON.stringify(events)).not.toContain('hooks');
});

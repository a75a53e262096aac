import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { exportOrganisation, importOrganisation } from '@portico/shared-kit/contract/organisation.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

const described = `
name: 远山集团
contactsShown: { mobile: true, email: false }
departments:
  - { id: group, name: 集团, name_i18n: { en: Group } }
  - { id: sales, name: 销售部, parent: group, manager: wang, sortKey: 2 }
roles:
  - { code: cashier, name: 出纳, name_i18n: { en: Cashier }, grants: [WORKFLOW_ADMIN] }
people:
  - { account: wang, name: 王芳, name_i18n: Wang Fang, departments: [sales, group], roles: [cashier], employeeNo: '7' }
`;
const people =
  'account,name,departments,roles,mobile\r\nli,李雷,sales,cashier,+86 138\r\nzhao,赵离,"group;sales",,\r\n';
const files = { 'organisation.yaml': described, 'people.csv': people };

const importing = (given: Record<string, string>, user = 'root', dryRun = false) =>
  app.call(importOrganisation, { files: given, dryRun }, user);
const stepsOf = async (given: Record<string, string>, dryRun = false) => {
  const { errcode, errmsg, data } = await importing(given, 'root', dryRun);
  if (errcode !== 0) throw new Error(errmsg);
  return data.steps.map(({ action, target }) => `${action} ${target}`);
};
const exported = async () => (await app.call(exportOrganisation, {}, 'root')).data.files;
const db = () => app.platform.connections.db;

/** Returns the tables' rows of the organisation, without times. */
async function tables() {
  const all = await Promise.all([
    db().selectFrom('corp').select(['name', 'shows_mobile', 'shows_email']).execute(),
    db().selectFrom('department').selectAll().orderBy('id').execute(),
    db().selectFrom('role').selectAll().orderBy('id').execute(),
    db().selectFrom('role_permission').selectAll().orderBy('role_id').orderBy('permission').execute(),
    db().selectFrom('app_user').selectAll().orderBy('username').execute(),
    db().selectFrom('user_department').selectAll().orderBy('user_id').orderBy('department_id').execute(),
    db().selectFrom('user_role').selectAll().orderBy('user_id').orderBy('role_id').execute(),
  ]);
  return JSON.parse(JSON.stringify(all)) as unknown;
}

beforeEach(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'rootAdmin', name: '管理员', grants: ['ADMIN'] },
      { code: 'sysAdmin', name: '系统管理员', grants: ['SYS_MNG'] },
    ],
    users: [
      { id: 'root', name: '管理员', roles: ['rootAdmin'] },
      { id: 'sys', name: '系统', roles: ['sysAdmin'] },
      { id: 'app', name: '路人' },
    ],
  });
});
afterEach(() => app.close());

test('files of both kinds add departments, roles and people; a plan says so and changes nothing', async () => {
  const before = await tables();
  const steps = await stepsOf(files, true);
  expect(steps).toEqual([
    'change organisation',
    'create department group',
    'create department sales',
    'create role cashier',
    'create person wang',
    'create person li',
    'create person zhao',
  ]);
  expect(await tables()).toEqual(before);
  expect(await stepsOf(files)).toEqual(steps);
  const [wang] = await db().selectFrom('app_user').selectAll().where('username', '=', 'wang').execute();
  expect(wang).toMatchObject({ name: '王芳', name_i18n: '{"en":"Wang Fang"}', status: 'ENABLED', password_hash: null });
  const [sales] = await db().selectFrom('department').selectAll().where('id', '=', 'sales').execute();
  expect(sales).toMatchObject({ path: 'group/sales/', manager_id: wang?.id, sort_key: 2 });
  const li = await app.services.organisation.choices.searchUsers({ keyword: 'li', page: 0, size: 5 });
  expect(li.content.map(({ name }) => name)).toContain('李雷');
});

test('the same files again change nothing, and the plan says so', async () => {
  await stepsOf(files);
  const once = await tables();
  expect(await stepsOf(files, true)).toEqual([]);
  expect(await stepsOf(files)).toEqual([]);
  expect(await tables()).toEqual(once);
});

test('an export imported again changes nothing, and brings back what was changed meanwhile', async () => {
  await stepsOf(files);
  const [before, text] = [await tables(), await exported()];
  expect(Object.keys(text)).toEqual(['organisation.yaml', 'people.csv']);
  expect(await stepsOf(text)).toEqual([]);
  expect(await tables()).toEqual(before);
  await stepsOf({
    'a.yaml': `
name: 别名
departments: [{ id: sales, name: 市场部, parent: null, manager: null }]
roles: [{ code: cashier, grants: [APP_MNG], group: g }]
people: [{ account: wang, position: 经理, roles: [], departments: [group], disabled: true }]
`,
  });
  expect(await exported()).not.toEqual(text);
  await stepsOf(text);
  expect(await exported()).toEqual(text);
});

test('an export brings the same organisation into another installation', async () => {
  await stepsOf(files);
  const text = await exported();
  const other = await startTestApp();
  try {
    await other.services.organisation.files.importFiles(text, {}, null);
    expect(await other.services.organisation.files.exportFiles()).toEqual(text);
  } finally {
    await other.close();
  }
});

test('what is absent stays, an empty cell and null empty, and an account can be renamed by its id', async () => {
  await stepsOf(files);
  expect(await stepsOf({ 'p.csv': 'account,position\nwang,经理\n' })).toEqual(['change person wang']);
  const read = () =>
    db().selectFrom('app_user').selectAll().where('username', 'like', 'wang%').executeTakeFirstOrThrow();
  expect(await read()).toMatchObject({ position: '经理', employee_no: '7' });
  await stepsOf({ 'p.csv': 'account,position,roles\nwang,,\n' });
  const { id, ...row } = await read();
  expect(row).toMatchObject({ position: null, employee_no: '7' });
  expect(await db().selectFrom('user_role').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  const { data } = await importing({ 'p.yaml': `people: [{ account: wangfang, id: ${id} }]` });
  expect(data.steps).toEqual([{ action: 'change', target: 'person wangfang', detail: 'account: wang → wangfang' }]);
});

test.each([
  ['an unknown member', 'people: [{ account: a, name: A, colour: red }]', 'o.yaml', '1:41', /colour/],
  [
    'a department that is not there',
    'people:\n  - account: a\n    name: A\n    departments: [gone]',
    'o.yaml',
    '4:18',
    /departments: .*“gone”/,
  ],
  ['a role that is not there', 'account,name,roles\na,A,gone', 'o.csv', '2:5', /roles: .*“gone”/],
  ['a new person without a name', 'account,mobile\na,1', 'o.csv', '2:1', /name: .*“a”/],
  ['a column that is none', 'account,colour\na,red', 'o.csv', '1:9', /“colour”/],
  ['a line with another number of cells', 'account,name\na,A,x', 'o.csv', '2:1', /3 cells/],
  ['an account that is there twice', 'account,name\na,A\na,B', 'o.csv', '3:1', /account: “a” .*o\.csv 2:1/],
  [
    'a manager whom nobody knows',
    'departments: [{ id: d, name: D, manager: gone }]',
    'o.yaml',
    '1:42',
    /manager: .*“gone”/,
  ],
  [
    'a department below itself',
    'departments:\n  - { id: d, name: D, parent: e }\n  - { id: e, name: E, parent: d }',
    'o.yaml',
    '2:31',
    /parent: .*below itself/,
  ],
  ['a grant that there is not', 'roles: [{ code: r, name: R, grants: [KING] }]', 'o.yaml', '1:38', /grants/],
  ['broken YAML', 'people: [', 'o.yaml', '1:', /./],
  ['a broken quotation mark', 'account,name\na,"A', 'o.csv', '2:3', /quotation mark/],
  ['a file of another kind', '{}', 'o.json', '1:1', /\.yaml, \.yml or \.csv/],
  ['an account of another id', 'account,id,name\nroot,other,R', 'o.csv', '2:1', /account: .*“root”/],
  ['an heir of somebody who stays', 'account,name,handOverTo\na,A,root', 'o.csv', '2:5', /handOverTo: .*not disabled/],
])('%s is refused with file, line and field, and nothing is changed', async (_, text, file, place, message) => {
  const before = await tables();
  const good = 'departments: [{ id: fine, name: 好 }]';
  const { errcode, errmsg } = await importing({ [file]: text, 'a-good.yaml': good });
  expect(errcode).toBe(codeOf('organisationInvalid'));
  expect(errmsg).toContain(`${file} ${place}`);
  expect(errmsg).toMatch(message);
  expect(await tables()).toEqual(before);
});

test('deep YAML is read beside the loop and refused; aliases do not blow it up', async () => {
  const deep = `people: ${'['.repeat(20_000)}`;
  expect((await importing({ 'o.yaml': deep })).errcode).not.toBe(codeOf('unknownError'));
  const many = Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(10)}]`);
  const { errmsg } = await importing({ 'o.yaml': `a0: &a0 [x]\n${many.join('\n')}\n` });
  expect(errmsg).toMatch(/o\.yaml 1:1.*alias/);
});

test('only system and root administrators plan, import and export', async () => {
  for (const dryRun of [true, false]) {
    expect((await importing(files, 'app', dryRun)).errcode).toBe(codeOf('noPermission'));
    expect((await importing(files, 'sys', dryRun)).errcode).toBe(0);
  }
  expect((await app.call(exportOrganisation, {}, 'app')).errcode).toBe(codeOf('noPermission'));
  expect((await app.call(exportOrganisation, {}, 'sys')).errcode).toBe(0);
});

test.each([
  ['gives somebody the rights of one', 'account,roles\nsys,sysAdmin;rootAdmin'],
  ['disables one', 'account,disabled\nroot,true'],
  ['changes the account of one', 'account,id\nmine,root'],
])('who is no root administrator never %s', async (_, text) => {
  const before = await tables();
  expect((await importing({ 'p.csv': text }, 'sys')).errcode).toBe(codeOf('organisationAboveYou'));
  expect(await tables()).toEqual(before);
});

test('a role of root administrators is not made or changed by others', async () => {
  for (const role of [
    '{ code: sysAdmin, grants: [ADMIN] }',
    '{ code: king, name: K, grants: [ADMIN] }',
    '{ code: rootAdmin, grants: [] }',
  ]) {
    expect((await importing({ 'r.yaml': `roles: [${role}]` }, 'sys')).errcode).toBe(codeOf('organisationAboveYou'));
  }
});

test('nobody disables themselves, and one root administrator stays', async () => {
  const self = await importing({ 'p.csv': 'account,disabled\nsys,true' }, 'sys');
  expect(self.errmsg).toMatch(/p\.csv 2:5: disabled/);
  await expect(
    app.services.organisation.files.importFiles({ 'p.csv': 'account,disabled\nroot,true' }, {}, null),
  ).rejects.toMatchObject({
    errorName: 'organisationInvalid',
    params: { detail: expect.stringContaining('ADMIN') as string },
  });
});

test('nobody is brought into a database where nobody is a root administrator', async () => {
  const other = await startTestApp();
  try {
    const adding = other.services.organisation.files.importFiles({ 'p.csv': 'account,name\nli,李雷\n' }, {}, null);
    await expect(adding).rejects.toMatchObject({ errorName: 'organisationInvalid', params: { place: '2:1' } });
    expect(await other.platform.connections.db.selectFrom('app_user').selectAll().execute()).toEqual([]);
  } finally {
    await other.close();
  }
});

test('who is disabled is out at once and cannot sign in; who is enabled again signs in anew', async () => {
  expect((await app.call(getCurrentUser, {}, 'app')).errcode).toBe(0);
  expect(await stepsOf({ 'p.csv': 'account,disabled\napp,true' })).toEqual(['disable person app']);
  const client = { userAgent: null, address: null, device: 'browser' };
  expect((await app.call(getCurrentUser, {}, 'app')).status).toBe(401);
  const signIn = () => app.services.sessions.signInAs('app', client, 'proxyAccountUnknown');
  await expect(signIn()).rejects.toMatchObject({ errorName: 'userDisabled' });
  expect(await stepsOf({ 'p.csv': 'account,disabled\napp,false' })).toEqual(['enable person app']);
  expect((await app.call(getCurrentUser, {}, 'app')).status).toBe(401);
  expect(await signIn()).toMatchObject({ userId: 'app' });
});

test('the audit trail has plans, imports and exports, and whose rights were changed', async () => {
  await importing(files, 'sys', true);
  await importing(files, 'sys');
  await app.call(exportOrganisation, {}, 'sys');
  await importing({ 'o.json': '' }, 'sys');
  const events = await db()
    .selectFrom('audit_event')
    .selectAll()
    .where('actor_id', '=', 'sys')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const told = events.map(({ action, result, object_name }) => [action, result, object_name].join(' '));
  expect(told.filter((line) => !line.startsWith('rightsChange'))).toEqual([
    'organisationPlan done Portico',
    'organisationImport done 远山集团',
    'organisationExport done 远山集团',
    expect.stringMatching(/^organisationImport refused/),
  ]);
  expect(told).toEqual(expect.arrayContaining(['rightsChange done 王芳', 'rightsChange done 李雷']));
});

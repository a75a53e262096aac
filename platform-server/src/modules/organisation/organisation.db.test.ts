import { readFileSync, statSync } from 'node:fs';
import {
  getUserCard,
  listDepartments,
  listRoleChilds,
  listRoles,
  listUserDepartments,
  searchUsers,
} from '@portico/shared-kit/contract/organisation.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { directory, ensureFirstAdmin, type OrganisationPackage } from './index.ts';

let app: TestApp;

const given: OrganisationPackage = {
  corpName: '远山集团',
  departments: [
    { id: 'east', name: '华东区', nameI18n: '{"en":"East"}', parentId: 'sales', managerId: 'li' },
    { id: 'group', name: '集团', managerId: 'wang' },
    { id: 'sales', name: '销售部', parentId: 'group', sortKey: 2 },
    { id: 'finance', name: '财务部', parentId: 'group', sortKey: 1 },
  ],
  roles: [
    { code: 'cashier', name: '出纳', groupId: 'money', sortKey: 2 },
    { code: 'accountant', name: '会计', groupId: 'money', sortKey: 1, grants: ['WORKFLOW_ADMIN'] },
  ],
  users: [
    { id: 'wang', username: 'wang.fang', name: '王芳', departmentIds: ['group'], passwordHash: 'hash-1' },
    { id: 'li', username: 'li_lei', name: '李雷', departmentIds: ['east', 'finance'], roles: ['cashier'] },
    { id: 'han', username: 'han', name: '韩梅梅', departmentIds: ['sales'], roles: ['accountant', 'cashier'] },
    { id: 'zhao', username: 'zhao', name: '赵离', departmentIds: ['sales'], status: 'DISABLED', roles: ['cashier'] },
  ],
};

const names = (people: readonly { name: string }[]) => people.map((person) => person.name).sort();

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the first account', () => {
  test('is the root administrator, whose password stands in a file for the owner only', async () => {
    const made = await ensureFirstAdmin(app.platform);
    const file = made?.passwordFile ?? '';
    expect(readFileSync(file, 'utf8')).toMatch(/^admin\n.{20}\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const grants = await app.platform.connections.db.selectFrom('role_permission').select('permission').execute();
    expect(grants).toEqual([{ permission: 'ADMIN' }]);
  });

  test('is asked to change the password that was made for it, not one that the operator chose', async () => {
    const initial = () => app.platform.connections.db.selectFrom('app_user').select('must_change_password').execute();
    expect(await initial()).toEqual([{ must_change_password: true }]);
    await app.platform.connections.db.deleteFrom('app_user').execute();
    await ensureFirstAdmin({ ...app.platform, config: { ...app.platform.config, adminPassword: 'Chosen-123456' } });
    expect(await initial()).toEqual([{ must_change_password: false }]);
  });

  test('is asked to change a chosen one that is on lists of common passwords, as people of a package are', async () => {
    const { db } = app.platform.connections;
    const initial = () =>
      db.selectFrom('app_user').select(['id', 'must_change_password as isInitial']).orderBy('id').execute();
    const kept = await db.selectFrom('app_user').selectAll().execute();
    await db.deleteFrom('app_user').execute();
    await ensureFirstAdmin({ ...app.platform, config: { ...app.platform.config, adminPassword: 'Portico-2026' } });
    const person = (id: string, password: string) => ({ id, username: id, name: id, password });
    const users = [person('emma', 'Summer2026'), person('hr', 'Mond-Tiger-71')];
    await app.services.organisation.importOrganisation({ corpName: given.corpName, departments: [], roles: [], users });
    expect(await initial()).toEqual([
      { id: 'admin', isInitial: true },
      { id: 'emma', isInitial: true },
      { id: 'hr', isInitial: false },
    ]);
    await db.deleteFrom('app_user').execute();
    await db.insertInto('app_user').values(kept).execute();
  });

  test('is made only where there is none', async () => {
    expect(await ensureFirstAdmin(app.platform)).toBeNull();
  });
});

describe('an imported organisation', () => {
  beforeAll(async () => {
    await app.services.organisation.importOrganisation(given);
  });

  test('an initial password is one until it is changed, whatever a later import says', async () => {
    const { db } = app.platform.connections;
    const again = (passwordHash: string) => {
      const users = [{ id: 'new', username: 'new', name: '新人', passwordHash, mustChangePassword: true }];
      return app.services.organisation.importOrganisation({ ...given, users });
    };
    const kept = () =>
      db
        .selectFrom('app_user')
        .select(['password_hash as hash', 'must_change_password as isInitial'])
        .where('id', '=', 'new')
        .executeTakeFirst();
    await again('initial');
    expect(await kept()).toEqual({ hash: 'initial', isInitial: true });
    const changed = { password_hash: 'own', must_change_password: false };
    await db.updateTable('app_user').set(changed).where('id', '=', 'new').execute();
    await again('other');
    expect(await kept()).toEqual({ hash: 'own', isInitial: false });
    await db.deleteFrom('app_user').where('id', '=', 'new').execute();
  });

  test('is found by part of a name, and a wildcard means itself', async () => {
    expect(names((await app.call(searchUsers, { keyword: '芳' }, 'wang')).data.content)).toEqual(['王芳']);
    expect(names((await app.call(searchUsers, { keyword: 'i_l' }, 'wang')).data.content)).toEqual(['李雷']);
    expect((await app.call(searchUsers, { keyword: '%' }, 'wang')).data.totalElements).toBe(0);
  });

  test('a department stands for all below it, and nobody who has left is offered', async () => {
    const { data } = await app.call(searchUsers, { departmentId: 'sales' }, 'wang');
    expect(names(data.content)).toEqual(['李雷', '韩梅梅'].sort());
    expect(data.totalElements).toBe(2);
  });

  test('pages do not overlap and know the total', async () => {
    const first = (await app.call(searchUsers, { departmentId: 'group', page: 0, size: 2 }, 'wang')).data;
    const second = (await app.call(searchUsers, { departmentId: 'group', page: 1, size: 2 }, 'wang')).data;
    expect(names([...first.content, ...second.content])).toEqual(['李雷', '王芳', '韩梅梅'].sort());
    expect(first.totalElements).toBe(3);
  });

  test('a card names the main department first and all roles', async () => {
    const { data } = await app.call(getUserCard, { id: 'han' }, 'wang');
    expect(data).toMatchObject({ mainDepartmentName: '销售部', departmentNames: ['销售部'], roleName: '会计、出纳' });
    expect((await app.call(getUserCard, { id: 'nobody' }, 'wang')).errcode).toBe(codeOf('userMissing'));
  });

  test('a card leads to a chat with somebody of DingTalk, and hides what the organisation does not show', async () => {
    const reachable = {
      mobile: '139 1234 5678',
      email: 'li@example.com',
      syncType: 'DINGTALK',
      relatedId: 'a b&c',
    } as const;
    const users = given.users.map((user) => (user.id === 'li' ? { ...user, ...reachable } : user));
    const shown = (mobile: boolean) => ({ ...given, users, contactsShown: { mobile, email: true } });
    await app.services.organisation.importOrganisation(shown(false));
    const { data } = await app.call(getUserCard, { id: 'li' }, 'wang');
    expect(data).toMatchObject({ mobile: null, email: 'li@example.com', relatedType: 'DINGTALK', isActive: true });
    expect(data.chatUrl).toBe('dingtalk://dingtalkclient/action/sendmsg?dingtalk_id=a%20b%26c');
    expect(data.mainDepartmentPath.map(({ id }) => id)).toEqual(['group', 'sales', 'east']);
    await app.services.organisation.importOrganisation(shown(true));
    expect((await app.call(getUserCard, { id: 'li' }, 'wang')).data.mobile).toBe('139 1234 5678');
    expect((await app.call(getUserCard, { id: 'zhao' }, 'wang')).data).toMatchObject({
      isActive: false,
      chatUrl: null,
    });
    await app.services.organisation.importOrganisation(given);
  });

  test('departments come parents first, siblings in their order, and a person has one main department', async () => {
    const tree = (await app.call(listDepartments, {}, 'wang')).data;
    expect(tree.map((node) => node.id)).toEqual(['group', 'finance', 'sales', 'east']);
    expect((await app.call(listUserDepartments, { id: 'li' }, 'wang')).data).toEqual([
      { deptId: 'east', deptName: '华东区', deptName_i18n: '{"en":"East"}', isMain: true },
      { deptId: 'finance', deptName: '财务部', deptName_i18n: null, isMain: false },
    ]);
  });

  test('a role group lists its roles in their order', async () => {
    const { data: all } = await app.call(listRoles, {}, 'wang');
    expect(all.length).toBeGreaterThan(0);
    for (const role of all) expect(role).toMatchObject({ id: expect.any(String), memberCount: expect.any(Number) });
    const { data } = await app.call(listRoleChilds, { groupId: 'money' }, 'wang');
    expect(data).toEqual([{ name: '会计' }, { name: '出纳' }]);
  });

  test('imported again it stays the same, and an account keeps its password', async () => {
    const changed = given.users.map((user) => ({ ...user, passwordHash: 'hash-2' }));
    const counts = await app.services.organisation.importOrganisation({ ...given, users: changed });
    expect(counts).toEqual({ departments: 4, roles: 2, users: 4 });
    const { db } = app.platform.connections;
    const rows = await db.selectFrom('app_user').select(['id', 'password_hash as hash']).execute();
    expect(rows.find((row) => row.id === 'wang')?.hash).toBe('hash-1');
    expect(rows.find((row) => row.id === 'li')?.hash).toBe('hash-2');
    expect((await app.call(searchUsers, { departmentId: 'group' }, 'wang')).data.totalElements).toBe(3);
  });

  test('with a reference to a department that is not there nothing of it is kept', async () => {
    const broken = { ...given, users: [{ id: 'new', username: 'new', name: '新人', departmentIds: ['nowhere'] }] };
    const renamed = { ...broken, departments: [{ id: 'group', name: '改名' }] };
    await expect(app.services.organisation.importOrganisation(renamed)).rejects.toThrow(/nowhere/);
    expect((await app.call(listDepartments, {}, 'wang')).data[0]?.name).toBe('集团');
  });

  test('a department that moves takes those below it along', async () => {
    const moved = [{ id: 'sales', name: '销售部', parentId: 'finance' }];
    await app.services.organisation.importOrganisation({
      corpName: '远山集团',
      departments: moved,
      roles: [],
      users: [],
    });
    expect(names((await app.call(searchUsers, { departmentId: 'finance' }, 'wang')).data.content)).toContain('韩梅梅');
    expect((await app.call(searchUsers, { departmentId: 'sales' }, 'wang')).data.totalElements).toBe(2);
    await app.services.organisation.importOrganisation(given);
  });
});

describe('the directory', () => {
  test('finds active members of departments and roles, by role id or code', async () => {
    const people = directory(app.platform);
    expect(names(await people.membersOfDepartments(['sales']))).toEqual(['李雷', '韩梅梅'].sort());
    expect(names(await people.membersOfRoles(['cashier']))).toEqual(['李雷', '韩梅梅'].sort());
    expect(names(await people.holdersOfGrant('WORKFLOW_ADMIN'))).toEqual(['韩梅梅']);
    expect(await people.membersOfRoles([])).toEqual([]);
  });

  test('climbs the tree for a manager and says nobody above the top', async () => {
    const people = directory(app.platform);
    expect((await people.departmentManager('east', 1))?.name).toBe('李雷');
    expect(await people.departmentManager('east', 2)).toBeNull();
    expect((await people.departmentManager('east', 3))?.name).toBe('王芳');
    expect(await people.departmentManager('east', 4)).toBeNull();
    expect((await people.departmentManager('east', 'top'))?.name).toBe('王芳');
    expect(await people.departmentManager('nowhere', 'top')).toBeNull();
  });

  test('still names those who have left, but does not give them work', async () => {
    const people = directory(app.platform);
    expect((await people.usersById(['zhao', 'nobody'])).get('zhao')?.name).toBe('赵离');
    expect(await people.activeUsers(['zhao'])).toEqual([]);
  });
});

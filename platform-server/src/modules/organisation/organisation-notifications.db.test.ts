import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { OrganisationPackage } from './index.ts';

let app: TestApp;

const given = {
  corpName: '远山集团',
  departments: [
    { id: 'group', name: '集团' },
    { id: 'sales', name: '销售部', nameI18n: '{"en":"Sales"}' },
  ],
  roles: [
    { code: 'root', name: '管理员', grants: ['ADMIN', 'SYS_MNG'] },
    { code: 'cashier', name: '出纳', nameI18n: '{"en":"Cashier"}' },
    { code: 'accountant', name: '会计' },
  ],
  users: [
    { id: 'admin', username: 'admin', name: '管理员', roles: ['root'] },
    { id: 'wang', username: 'wang', name: '王芳', departmentIds: ['group'], roles: ['cashier'] },
    { id: 'li', username: 'li', name: '李雷', departmentIds: ['group'], roles: ['cashier'] },
    { id: 'zhao', username: 'zhao', name: '赵离', departmentIds: ['group'], status: 'DISABLED' },
  ],
} satisfies OrganisationPackage;

function bring(users: Partial<OrganisationPackage['users'][number]>[]) {
  const changed = users.map((user) => ({ ...given.users.find(({ id }) => id === user.id), ...user }));
  return app.services.organisation.importOrganisation({ ...given, users: changed } as OrganisationPackage);
}

async function told(userId: string) {
  const asked = { tab: 'MESSAGE', page: 0, size: 20, messageType: 'STATION', readState: 'UNREADED' } as const;
  const { content } = (await app.call(searchNotifications, asked, userId, 'en')).data.MESSAGE;
  return content.map((message) => message.content).sort();
}

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.organisation.importOrganisation(given);
  await app.platform.connections.db.deleteFrom('notification').execute();
});

test('who is new, or as they were, is told nothing', async () => {
  await bring([...given.users, { id: 'mo', username: 'mo', name: '莫', departmentIds: ['sales'], roles: ['cashier'] }]);
  expect(await Promise.all(['admin', 'wang', 'mo'].map(told))).toEqual([[], [], []]);
});

test('roles and a main department that were given or taken are told to whom they concern', async () => {
  await bring([{ id: 'wang', departmentIds: ['sales', 'group'], roles: ['accountant'] }]);
  expect(await told('wang')).toEqual([
    'You no longer have these roles: Cashier',
    'You now have these roles: 会计',
    'Your main department is now Sales',
  ]);
  expect(await told('li')).toEqual([]);
});

test('administrators are told once who left, and those who left are not told what they lost', async () => {
  await bring([
    { id: 'wang', status: 'DISABLED', roles: [] },
    { id: 'li', status: 'DISABLED' },
    { id: 'zhao', status: 'DISABLED' },
  ]);
  expect(await told('admin')).toEqual(['王芳, 李雷 left the organisation. Please arrange the handover of their work']);
  const rows = await app.platform.connections.db.selectFrom('notification').select('user_id').execute();
  expect(rows).toEqual([{ user_id: 'admin' }]);
});

test('the audit trail tells whose roles or account an import changed, and what its roles grant', async () => {
  const { db } = app.platform.connections;
  const before = (await db.selectFrom('audit_event').select('id').execute()).map(({ id }) => id);
  await bring([{ id: 'wang', roles: ['accountant'] }, { id: 'li', status: 'DISABLED' }, { id: 'zhao' }]);
  const events = await db.selectFrom('audit_event').selectAll().where('id', 'not in', before).orderBy('id').execute();
  expect(events.map(({ action, object_id, detail }) => [action, object_id, detail])).toEqual([
    ['organisationImport', 'main', { departments: 2, roles: 3, users: 3, grants: { root: ['ADMIN', 'SYS_MNG'] } }],
    ['rightsChange', 'wang', { given: ['会计'], taken: ['出纳'], isActive: true }],
    ['rightsChange', 'li', { given: [], taken: [], isActive: false }],
  ]);
});

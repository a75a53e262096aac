import { exportAudit, searchAudit } from '@portico/shared-kit/contract/audit.endpoints';
import type { ExportAuditInput } from '@portico/shared-kit/contract/audit.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { newSession } from '../../testing/test-session.ts';
import { recordAudit } from './index.ts';
import { inAuditScope } from './audit-scope.ts';

const start = new Date('2026-03-02T01:00:00.000Z');
const minute = 60_000;

let app: TestApp;
let clock = start;

/** Events, one a minute, from the first on. */
const events = [
  { name: '王芳', address: '10.0.0.1', action: 'packageExport', object: { id: 'sales', name: '销售管理' } },
  { name: '李雷', address: '10.0.0.2', action: 'themeChange', object: { id: '50%' } },
  {
    name: '韩梅',
    address: '203.0.113.7',
    action: 'passwordReset',
    object: { id: 'wang', name: '王芳' },
    result: 'refused',
  },
  { name: '=cmd()', address: '203.0.113.8', action: 'commentDelete', object: { id: 'c', name: 'a "quoted",\nname' } },
] as const;

beforeAll(async () => {
  app = await startTestApp(() => clock);
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'systemAdmin', name: '系统管理员', grants: ['SYS_MNG'] },
      { code: 'appAdmin', name: '应用管理员', grants: ['APP_MNG'] },
    ],
    users: [
      { id: 'sid', name: '系统', roles: ['systemAdmin'] },
      { id: 'ada', name: '应用', roles: ['appAdmin'] },
    ],
  });
  for (const { name, address, ...record } of events) {
    clock = new Date(clock.getTime() + minute);
    const scope = { actor: { id: `id-${name}`, name }, address, device: null, traceId: `trace-${address}` };
    await inAuditScope(scope, () => recordAudit(app.platform, app.platform.connections.db, record));
  }
});
beforeEach(() => {
  clock = new Date(start.getTime() + 60 * minute);
});
afterAll(() => app.close());

const before = new Date(start.getTime() + 30 * minute).toISOString();
const search = (asked: ExportAuditInput & { cursor?: string }, size = 50) =>
  app.call(searchAudit, { to: before, ...asked, size }, 'sid');
const namesOf = async (asked: ExportAuditInput) => (await search(asked)).data.content.map(({ actor }) => actor?.name);
const at = (minutes: number) => new Date(start.getTime() + minutes * minute).toISOString();

test.each<[string, ExportAuditInput, readonly string[]]>([
  ['nothing', {}, ['=cmd()', '韩梅', '李雷', '王芳']],
  ['the beginning of a time', { from: at(3) }, ['=cmd()', '韩梅']],
  ['the end of a time, which is not part of it', { to: at(3) }, ['李雷', '王芳']],
  ['part of a name', { person: '芳' }, ['王芳']],
  ['the id of a person', { person: 'id-李雷' }, ['李雷']],
  ['actions', { actions: ['themeChange', 'passwordReset'] }, ['韩梅', '李雷']],
  ['part of the name of an object', { object: '销售' }, ['王芳']],
  ['the id of an object, its signs taken as they are', { object: '50%' }, ['李雷']],
  ['a sign that would stand for anything', { object: '%' }, []],
  ['a result', { results: ['refused'] }, ['韩梅']],
  ['the beginning of an address', { address: '203.0.113.' }, ['=cmd()', '韩梅']],
  ['a trace', { traceId: 'trace-10.0.0.1' }, ['王芳']],
])('narrowed by %s', async (_, asked, names) => {
  expect(await namesOf(asked)).toEqual(names);
});

test('pages follow each other back in time, and the last one has no next', async () => {
  const first = await search({}, 3);
  expect(first.data.content).toHaveLength(3);
  const second = await search({ cursor: first.data.cursor ?? '' }, 3);
  expect(second.data).toMatchObject({ content: [{ actor: { name: '王芳' } }], cursor: null });
});

test('a cursor that is no place is refused', async () => {
  expect((await search({ cursor: '2026-99-99T00:00:00.000Z~x' })).errcode).toBe(codeOf('requestInvalid'));
});

test('that somebody searched is recorded once in a while, with what they asked', async () => {
  const asked = { person: '不存在', to: before };
  await app.call(searchAudit, { ...asked, size: 50 }, 'sid');
  await app.call(searchAudit, { ...asked, size: 50 }, 'sid');
  const { data } = await app.call(searchAudit, { actions: ['auditSearch'], size: 200 }, 'sid');
  const own = data.content.filter(({ detail }) => detail?.['person'] === '不存在');
  expect(own).toMatchObject([{ actor: { id: 'sid', name: '系统' }, detail: asked, result: 'done' }]);
});

test('who may not read it is refused, and that is recorded', async () => {
  expect((await app.call(searchAudit, { size: 50 }, 'ada')).errcode).toBe(codeOf('noPermission'));
  const { data } = await app.call(searchAudit, { person: 'ada', size: 50 }, 'sid');
  expect(data.content).toMatchObject([{ action: 'auditSearch', result: 'refused', errcode: codeOf('noPermission') }]);
});

async function csvOf(asked: ExportAuditInput, locale = 'en') {
  const headers = { authorization: `Bearer ${await newSession(app.platform, 'sid')}`, 'accept-language': locale };
  const { method, path } = exportAudit;
  return app.http.inject({ method, url: path, headers, payload: asked });
}

test('an export is a CSV file in the language of its reader, which no spreadsheet calculates with', async () => {
  const file = await csvOf({ to: before });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe('attachment; filename="audit-trail.csv"');
  const lines = file.body.split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffTime \(UTC\),Person ID,Person,/);
  expect(lines[1]).toContain(`,'=cmd(),`);
  expect(lines[1]).toContain('"a ""quoted"",\nname"');
  expect(lines).toHaveLength(6);
  expect((await csvOf({ to: before }, 'zh')).body).toContain('重置密码');
});

test('an export is recorded with what was asked for, before it leaves', async () => {
  await csvOf({ person: '芳', to: before });
  const { data } = await app.call(searchAudit, { actions: ['auditExport'], size: 50 }, 'sid');
  expect(data.content[0]).toMatchObject({ actor: { id: 'sid' }, detail: { person: '芳' }, result: 'done' });
});

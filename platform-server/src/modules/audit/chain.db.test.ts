import { sql } from 'kysely';
import { runAuditTrailCommand } from '../../audit-trail-command.ts';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordAudit } from './index.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-02T01:00:00.000Z');

let app: TestApp;
let clock = start;

beforeEach(async () => {
  clock = start;
  app = await startTestApp(() => clock, { AUDIT_DAYS: '30' });
});
afterEach(() => app.close());

const db = () => app.platform.connections.db;
const run = (...words: readonly string[]) => runAuditTrailCommand(app, words);

async function record(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    clock = new Date(clock.getTime() + 1);
    await recordAudit(app.platform, db(), { action: 'themeChange', object: { id: name }, detail: { b: 1, a: [name] } });
  }
}

/** Does as somebody may who has the rights of the database's owner: triggers do not hold them. */
async function asOwner(statement: string): Promise<void> {
  await transaction(db(), async (trx) => {
    await sql`alter table audit_event disable trigger user`.execute(trx);
    await sql.raw(statement).execute(trx);
    await sql`alter table audit_event enable trigger user`.execute(trx);
  });
}

async function end(): Promise<{ position: number; hash: string }> {
  const { position, hash } = await app.services.audit.verify();
  return { position, hash };
}

test('the database refuses to change, delete or truncate events, sealed or not', async () => {
  await record('a', 'b');
  await app.services.audit.seal();
  await record('c');
  const refused = /only added to/;
  await expect(sql`update audit_event set actor_name = 'x'`.execute(db())).rejects.toThrow(refused);
  await expect(
    sql`update audit_event set hash = 'x', position = 9 where hash is not null`.execute(db()),
  ).rejects.toThrow(refused);
  await expect(sql`delete from audit_event`.execute(db())).rejects.toThrow(refused);
  await expect(sql`truncate audit_event`.execute(db())).rejects.toThrow(refused);
  await expect(sql`delete from audit_chain`.execute(db())).rejects.toThrow(refused);
  await expect(sql`update audit_chain set position = 1`.execute(db())).rejects.toThrow(refused);
});

test('what is sealed is verified, and what is not sealed yet is said', async () => {
  expect(await run('verify')).toBe('The audit trail is whole: 0 events verified.');
  await record('a', 'b', 'c');
  expect(await run('verify')).toContain('0 events verified. 3 newer events are not sealed yet.');
  expect(await run('seal')).toMatch(/^3 events sealed\. The chain ends at 3:[0-9a-f]{64}$/);
  await record('d');
  await app.services.audit.seal();
  expect(await run('verify')).toMatch(/^The audit trail is whole: 4 events verified\.\nIts end, to be noted down: 4:/);
});

test('sealings at once give each event one place', async () => {
  await record(...Array.from({ length: 30 }, (_, index) => `n${index}`));
  const sealings = await Promise.all([1, 2, 3, 4].map(() => app.services.audit.seal()));
  expect(sealings.map(({ sealed }) => sealed).toSorted((left, right) => right - left)).toEqual([30, 0, 0, 0]);
  expect((await app.services.audit.verify()).verified).toBe(30);
});

test.each([
  ['altered', `update audit_event set object_id = 'z' where position = 2`, 2],
  ['altered in its detail', `update audit_event set detail = '{"a":["b"],"b":2}' where position = 2`, 2],
  ['altered together with its hash', `update audit_event set hash = repeat('0', 64) where position = 2`, 2],
  ['removed', 'delete from audit_event where position = 2', 2],
  ['removed at the beginning', 'delete from audit_event where position = 1', 1],
  ['removed at the end', 'delete from audit_event where position = 4', 4],
  ['unsealed', 'update audit_event set hash = null, position = null where position = 3', 3],
])('an event that was %s by the owner of the database is found at its place', async (_, statement, place) => {
  await record('a', 'b', 'c', 'd');
  await app.services.audit.seal();
  await asOwner(statement);
  await expect(run('verify')).rejects.toThrow(`The audit trail is broken at position ${place}`);
});

test('a chain that was made anew is found by an end that was noted down', async () => {
  await record('a', 'b');
  await app.services.audit.seal();
  const { position, hash } = await end();
  expect(await run('verify', `${position}:${hash}`)).toContain('2 events verified');
  await asOwner('delete from audit_event where position = 2');
  await asOwner(`alter table audit_chain disable trigger user; update audit_chain set position = 1,
    hash = (select hash from audit_event where position = 1)`);
  expect(await run('verify')).toContain('1 events verified');
  await expect(run('verify', `${position}:${hash}`)).rejects.toThrow('position 2: the event is missing');
  await record('c');
  await app.services.audit.seal();
  await expect(run('verify', `${position}:${hash}`)).rejects.toThrow('its hash is not the one that was noted down');
});

test('retention removes the oldest, records that, and the rest is verified from where it ended', async () => {
  await record('a', 'b', 'c');
  await app.services.audit.seal();
  expect(await run('prune')).toBe('0 events removed.');
  clock = new Date(start.getTime() + 20 * day);
  await record('d');
  await app.services.audit.seal();
  clock = new Date(start.getTime() + 31 * day);
  expect(await run('prune')).toBe('3 events removed.');
  expect(await run('verify')).toContain(
    '1 events verified. Positions up to 3 were removed by retention. 1 newer events are not sealed yet.',
  );
  await app.services.audit.seal();
  expect(await run('verify')).toContain('2 events verified');
  const kept = await db().selectFrom('audit_event').select(['action', 'detail']).orderBy('position').execute();
  expect(kept.map(({ action }) => action)).toEqual(['themeChange', 'auditPrune']);
  expect(kept[1]?.detail).toMatchObject({ removed: 3, throughPosition: 3 });
});

test('a removal that only looks like retention is found', async () => {
  await record('a', 'b', 'c');
  await app.services.audit.seal();
  await sql`select audit_prune('main', 2)`.execute(db());
  await expect(run('verify')).rejects.toThrow('position 2: no event tells of the removal of those before');
});

test('everything that is old may go, and the chain goes on after it', async () => {
  await record('a', 'b');
  await app.services.audit.seal();
  clock = new Date(start.getTime() + 31 * day);
  expect(await run('prune')).toBe('2 events removed.');
  await app.services.audit.seal();
  expect(await run('verify')).toContain('1 events verified. Positions up to 2 were removed by retention.');
});

test.each([[[]], [['look']], [['verify', 'x']], [['seal', 'now']]])('%j is answered with the usage', async (words) => {
  await expect(run(...words)).rejects.toThrow('audit-trail.ts verify');
});

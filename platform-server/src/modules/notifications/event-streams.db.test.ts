import type { AddressInfo } from 'node:net';
import { updateReadStateAll } from '@portico/shared-kit/contract/notifications.endpoints';
import { logout } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { buildApp } from '../../app.ts';
import { transaction } from '../../database/index.ts';
import { buildServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { newSession } from '../../testing/test-session.ts';

let app: TestApp;
/** Two processes of one installation. */
let here: string;
let there: string;
const closing: (() => Promise<void>)[] = [];

const addressOf = (http: TestApp['http']) => `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  app = await startTestApp();
  const other = await buildApp(app.platform, buildServices(app.platform));
  await insertOrganisation(app.platform, { users: ['li', 'wang', 'crowd'].map((id) => ({ id, name: id })) });
  for (const { http } of [app, other]) await http.listen({ port: 0, host: '127.0.0.1' });
  [here, there] = [addressOf(app.http), addressOf(other.http)];
  closing.push(
    () => stop(other.http),
    () => stop(app.http),
    () => app.close(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

/** Stops a server; `fetch` keeps connections beyond what it asks for, which no server would wait for in the end. */
async function stop(http: TestApp['http'], heard: readonly EventListener[] = []): Promise<void> {
  const stopped = http.close();
  await Promise.all(heard.map(({ ended }) => ended));
  http.server.closeAllConnections();
  await stopped;
}

interface EventListener {
  readonly token: string;
  readonly status: number;
  readonly text: () => string;
  /** Resolves once the text has so many change events. */
  changes(count: number): Promise<void>;
  readonly ended: Promise<void>;
  leave(): void;
}

const opened: EventListener[] = [];
afterEach(async () => {
  for (const heard of opened.splice(0)) {
    heard.leave();
    await heard.ended;
  }
});

async function listen(address: string, userId: string, query = ''): Promise<EventListener> {
  const token = await newSession(app.platform, userId);
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/notifications/events${query}`, { headers, signal: leaving.signal });
  let text = '';
  const waiting = new Set<() => void>();
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array);
      for (const look of waiting) look();
    }
  };
  const countChanges = () => text.split('event: changed\n').length - 1;
  const heard: EventListener = {
    token,
    status: response.status,
    text: () => text,
    changes: (count) =>
      new Promise((resolve) => {
        const look = () => countChanges() >= count && resolve();
        waiting.add(look);
        look();
      }),
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  };
  opened.push(heard);
  return heard;
}

const send = (...userIds: string[]) =>
  app.services.notifications.notify(app.platform.connections.db, {
    type: 'passwordChanged',
    userIds,
    senderId: null,
    bizParams: {},
  });

test('a message is said at once on every process, and to nobody else', async () => {
  const streams = await Promise.all([listen(here, 'li'), listen(there, 'li'), listen(there, 'wang')]);
  // Who listens first may not hear what is told while the connection is made: so it is told until it is heard.
  const telling = setInterval(() => void send('li'), 200);
  await Promise.all(streams.slice(0, 2).map((stream) => stream.changes(1)));
  clearInterval(telling);
  expect(streams[2]?.text()).not.toContain('changed');
  expect(streams[0]?.text()).toMatch(/^: open\n\n/);
});

test('what is rolled back is never said, and what is told often is said once a second', async () => {
  const stream = await listen(here, 'li');
  const { db } = app.platform.connections;
  const broken = transaction(db, async (trx) => {
    await app.services.notifications.notify(trx, {
      type: 'passwordChanged',
      userIds: ['li'],
      senderId: null,
      bizParams: {},
    });
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  await send('wang');
  expect(stream.text()).not.toContain('changed');
  const before = Date.now();
  for (let index = 0; index < 10; index++) await send('li');
  await stream.changes(2);
  const seconds = (Date.now() - before) / 1000;
  expect(seconds).toBeGreaterThan(0.9);
  // The first is said at once, the others a second apart: on a busy machine telling ten times may take longer than one.
  expect(stream.text().split('event: changed').length - 1).toBeLessThanOrEqual(1 + seconds / 0.9);
});

test('reading is said to the other sessions of the same person, not to the one that read', async () => {
  const [reader, phone] = await Promise.all([listen(here, 'li'), listen(here, 'li')]);
  const headers = { authorization: `Bearer ${reader.token}` };
  const { path: url, method } = updateReadStateAll;
  await app.http.inject({ method, url, headers, payload: { messageType: 'STATION' } });
  await phone.changes(1);
  expect(reader.text()).not.toContain('changed');
});

test('a stream ends with its session', async () => {
  const [stream, other] = await Promise.all([listen(here, 'li'), listen(here, 'li')]);
  await app.call(logout, { T: stream.token }, null);
  await stream.ended;
  expect(stream.text()).toContain('event: end');
  expect(other.text()).not.toContain('end');
});

test('a session that ends on one process ends its streams on all', async () => {
  const stream = await listen(there, 'li');
  // The connection that listens is there since the first test, on both.
  await app.call(logout, { T: stream.token }, null);
  await stream.ended;
  expect(stream.text()).toContain('event: end');
});

test('nobody gets in without a session, and nobody holds more than six streams', async () => {
  const refused = await fetch(`${here}/api/notifications/events`);
  expect(refused.status).toBe(401);
  const streams = await Promise.all(Array.from({ length: 7 }, () => listen(here, 'crowd')));
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(6);
  const refusal = streams.find(({ status }) => status === 429);
  await refusal?.ended;
  expect(JSON.parse(refusal?.text() ?? '{}')).toMatchObject({ errcode: codeOf('tooManyRequests') });
  const first = streams.find(({ status }) => status === 200);
  first?.leave();
  await first?.ended;
  for (let attempt = 1; ; attempt++) {
    const next = await listen(here, 'crowd');
    if (next.status === 200) break;
    if (attempt === 50) throw new Error('A stream that was left still counts.');
  }
});

test('a stream ends after the time that was asked for, and says so', async () => {
  const stream = await listen(here, 'wang', '?seconds=0');
  await stream.ended;
  expect(stream.text()).toBe(': open\n\nevent: end\ndata: {}\n\n');
});

test('a server that stops ends its streams and waits for nobody', async () => {
  const third = await buildApp(app.platform, buildServices(app.platform));
  await third.http.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listen(addressOf(third.http), 'wang');
  await stop(third.http, [stream]);
  expect(stream.text()).toContain('event: end');
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { readConfig } from './config.ts';
import { createTestDatabase, type TestDatabase } from './database/testing.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { until } from './testing/until.ts';

const mostConnections = 10;

let database: TestDatabase;
let home: string;
let server: RunningServer;
let opened: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const place = { PORT: '0', PORTICO_HOME: home, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  server = await startServer(readConfig({ ...place, MAX_CONNECTIONS: String(mostConnections) }));
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});
afterEach(() => {
  for (const socket of opened) socket.destroy();
  opened = [];
});

/** A connection on which a request is sent as it is written. */
function open(): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.on('error', () => undefined);
  opened.push(socket);
  return socket;
}

/** Returns the text that comes on a connection before it pauses; empty where it is closed without a word. */
async function ask(socket: Socket, request: string): Promise<string> {
  socket.write(request);
  const [text] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [string];
  return text;
}

const health = 'GET /healthz HTTP/1.1\r\nHost: portico\r\n\r\n';
const isWell = (answer: string) => answer.startsWith('HTTP/1.1 200');

test.each<[string, string, number, ErrorName]>([
  ['an address that is longer than Node takes', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 413, 'requestTooLarge'],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'requestInvalid'],
  ['an address that cannot be decoded', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'requestInvalid'],
])('%s is refused with a row of the catalogue and a trace', async (_, request, status, name) => {
  const answer = await ask(open(), request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/^x-trace-id: [\w-]{8,64}\r$/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ errcode: codeOf(name), data: null });
});

test('one connection more than permitted is closed, those that are open go on being served, and one that ends makes room', async () => {
  const held: Socket[] = [];
  // Connections of before may still be going.
  await until('all connections are permitted', async () => {
    const socket = open();
    if (isWell(await ask(socket, health))) held.push(socket);
    return held.length === mostConnections;
  });
  expect(await ask(open(), health)).toBe('');
  expect(await ask(open(), health)).toBe('');
  for (const socket of held) expect(await ask(socket, health)).toMatch(/^HTTP\/1\.1 200/);
  held[0]?.destroy();
  await until('there is room again', async () => isWell(await ask(open(), health)));
});

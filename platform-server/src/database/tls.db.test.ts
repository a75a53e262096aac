import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect as connectPlain, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { connect } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { connectionTarget } from './tls.ts';

/** Asks a server of PostgreSQL for TLS; it answers with one letter whether it speaks it. */
const tlsRequest = 80_877_103;

let folder: string;
let certificate: string;
let database: TestDatabase;
let front: Server;
const sockets = new Set<Socket>();
let encrypted = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-tls-'));
  certificate = join(folder, 'cert.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', join(folder, 'key.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...key, ...name, '-out', certificate], { stdio: 'ignore' });
  database = await createTestDatabase({ isEmpty: true });
  front = tlsInFrontOf(database.url);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  front.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function keep<T extends Socket>(socket: T): T {
  sockets.add(socket);
  return socket.on('error', () => undefined);
}

/** The test's PostgreSQL, which speaks no TLS, behind one that does, with a certificate for `localhost`. */
function tlsInFrontOf(url: string): Server {
  const { hostname, port } = new URL(url);
  const [cert, key] = [readFileSync(certificate), readFileSync(join(folder, 'key.pem'))];
  const secureContext = createSecureContext({ cert, key });
  return createServer((socket) => {
    keep(socket).once('data', (request) => {
      if (request.readInt32BE(4) !== tlsRequest) return socket.destroy();
      socket.write('S');
      const secure = keep(new TLSSocket(socket, { isServer: true, secureContext }));
      secure.once('secure', () => (encrypted += 1));
      secure.pipe(keep(connectPlain(Number(port), hostname))).pipe(secure);
    });
  });
}

function frontUrl(host: string, parameters: string): string {
  const url = new URL(database.url);
  url.hostname = host;
  url.port = String((front.address() as AddressInfo).port);
  url.search = parameters;
  return url.href;
}

async function ask(url: string): Promise<unknown> {
  const connections = connect({ url, limits: { connection: 60_000 } });
  try {
    const { rows } = await sql`select 1 as one`.execute(connections.db);
    return rows;
  } finally {
    await connections.close();
  }
}

const withCa = (mode: string) => `sslmode=${mode}&sslrootcert=${encodeURIComponent(certificate)}`;

test.each([
  ['localhost', 'require'],
  ['localhost', 'verify-full'],
  ['localhost', 'verify-ca'],
  ['127.0.0.1', 'verify-ca'],
])('speaks TLS with %s by sslmode=%s and the file of its authority', async (host, mode) => {
  const before = encrypted;
  expect(await ask(frontUrl(host, withCa(mode)))).toEqual([{ one: 1 }]);
  expect(encrypted).toBeGreaterThan(before);
});

test('speaks TLS with anybody only where it is told to', async () => {
  expect(await ask(frontUrl('localhost', 'sslmode=no-verify'))).toEqual([{ one: 1 }]);
});

test.each([
  ['localhost', 'require'],
  ['localhost', 'verify-full'],
])('refuses a certificate of an authority that nobody knows: %s by sslmode=%s', async (host, mode) => {
  await expect(ask(frontUrl(host, `sslmode=${mode}`))).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
});

test.each(['require', 'verify-full'])('refuses a certificate for another name, by sslmode=%s', async (mode) => {
  const asked = ask(frontUrl('127.0.0.1', withCa(mode)));
  await expect(asked).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
});

test('does not go on without TLS where the server speaks none', async () => {
  const url = new URL(database.url);
  url.search = 'sslmode=require';
  await expect(ask(url.href)).rejects.toThrow('does not support SSL');
});

test.each([
  ['sslmode=prefer', /sslmode=prefer; it must be one of/],
  ['sslmode=verify-ca', /sslrootcert must name/],
  ['sslrootcert=/nowhere/ca.pem&sslmode=require', /sslrootcert that cannot be read \(ENOENT\): \/nowhere\/ca.pem/],
  ['sslcert=/nowhere/own.pem', /sslcert that cannot be read/],
])('says what is wrong with %s, and nothing of the password', (parameters, words) => {
  const read = () => connectionTarget(`postgresql://portico:secret-word@db.example/portico?${parameters}`);
  expect(read).toThrow(words);
  expect(read).not.toThrow('secret-word');
});

test('an address that asks for nothing is handed on as it is', () => {
  const address = 'postgresql://portico:p%40ss@db.example/portico?application_name=x';
  expect(connectionTarget(address)).toEqual({ connectionString: address });
});

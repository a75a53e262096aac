import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublic } from './outgoing-address.ts';
import { sendCall, signatureOf } from './send-call.ts';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let base: string;
let received: Received[] = [];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      received.push({ method, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  answer = (response) => response.writeHead(204).end();
});

const call = {
  method: 'POST',
  body: '{"title":"采购"}',
  secret: 'a secret of the test',
  idempotencyKey: 'i1-7',
  now: new Date('2026-11-20T10:00:00.500Z'),
};
const allowed = { privateHosts: new Set(['127.0.0.1', 'localhost']) };
const closed = { privateHosts: new Set<string>() };
const send = (path = '/orders', options: Parameters<typeof sendCall>[1] = allowed) =>
  sendCall({ ...call, url: base + path }, options);

test('a call is signed over its time and its body, and names itself the same each time', async () => {
  expect(await send()).toEqual({ isAnswered: true });
  expect(received).toMatchObject([
    {
      method: 'POST',
      body: call.body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': 'i1-7',
        'x-portico-timestamp': '1795168800',
        'x-portico-signature': `sha256=${signatureOf(call.secret, '1795168800', call.body)}`,
      },
    },
  ]);
  expect(signatureOf('key', '1', '{}')).toBe(signatureOf('key', '1', '{}'));
  expect(signatureOf('key', '1', '{}')).not.toBe(signatureOf('key', '2', '{}'));
});

test.each([
  [500, false],
  [503, false],
  [429, false],
  [408, false],
  [400, true],
  [404, true],
])('status %s is a failure that is final: %s', async (status, isFinal) => {
  answer = (response) => response.writeHead(status).end('no');
  expect(await send()).toEqual({ isAnswered: false, failure: `HTTP ${status}`, isFinal });
});

test('a redirect is not followed, wherever it leads', async () => {
  answer = (response) => response.writeHead(302, { location: `${base}/elsewhere` }).end();
  expect(await send()).toMatchObject({ isAnswered: false, isFinal: true, failure: expect.stringContaining('302') });
  expect(received).toHaveLength(1);
});

test('a service that takes its time or says too much is given up for this time', async () => {
  answer = () => undefined;
  expect(await send('/', { ...allowed, timeoutMs: 150 })).toEqual({
    isAnswered: false,
    isFinal: false,
    failure: 'the service did not answer in time',
  });
  answer = (response) => response.writeHead(200).end('x'.repeat(200_000));
  expect(await send()).toMatchObject({ isAnswered: false, isFinal: false, failure: expect.stringContaining('65536') });
});

test('nobody there is a failure that may pass', async () => {
  const url = 'http://127.0.0.1:1/';
  expect(await sendCall({ ...call, url }, allowed)).toMatchObject({ isAnswered: false, isFinal: false });
});

test.each(['', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])(
  'what only this machine can reach is refused as %s, and nothing is sent',
  async (host) => {
    const { port } = server.address() as AddressInfo;
    const url = `http://${host || '127.0.0.1'}:${port}/`;
    expect(await sendCall({ ...call, url }, closed)).toMatchObject({
      isAnswered: false,
      isFinal: true,
      failure: expect.stringContaining('private network'),
    });
    expect(received).toEqual([]);
  },
);

test('a name that leads into a private network may be called where it is allowed', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await sendCall({ ...call, url: `http://localhost:${port}/` }, allowed)).toEqual({ isAnswered: true });
});

test.each([
  ['93.184.216.34', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['255.255.255.255', false],
  ['2606:2800:220:1::1', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['no address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

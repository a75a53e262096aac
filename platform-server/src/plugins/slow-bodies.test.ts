import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { slowBodies } from './slow-bodies.ts';

let http: FastifyInstance;
const sockets: Socket[] = [];
/** Callbacks that look at the requests under way, called when a test says that a minute is over. */
const looks = new Set<() => void>();
let came: (bytes: number) => void = () => undefined;
let handle: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  http = Fastify({ bodyLimit: 20_000_000 });
  await http.register(slowBodies, {
    everyMinute: (look) => {
      looks.add(look);
      return () => looks.delete(look);
    },
  });
  http.addHook('preParsing', async (request, _reply, payload) => {
    payload.on('data', () => came(request.socket.bytesRead));
    return payload;
  });
  http.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().on('end', () => done(null, {}));
  });
  http.post('/', async () => {
    await handle();
    return { taken: true };
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await http.close();
});

/** Opens a request whose body is to follow. */
function open(type: string, length: number): Socket {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`);
  return socket;
}

/** Sends a part of the body and returns when the server has read it all. */
async function send(socket: Socket, bytes: number): Promise<void> {
  const all = socket.bytesWritten + bytes;
  const read = new Promise<void>((resolve) => {
    came = (bytesRead) => bytesRead >= all && resolve();
  });
  socket.write(Buffer.alloc(bytes, 45));
  await read;
}

const passMinute = () => {
  for (const look of looks) look();
};
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);

test('a body that stays away for a minute ends with its connection, without an answer', async () => {
  const socket = open('application/json', 200_000);
  await send(socket, 100_000);
  const closed = once(socket, 'close');
  passMinute();
  await closed;
  expect(socket.bytesRead).toBe(0);
  expect(looks.size).toBe(0);
});

test('an upload may take its time while it goes on, and ends when it brings next to nothing', async () => {
  const socket = open('multipart/form-data; boundary=x', 10_000_000);
  for (let minute = 0; minute < 3; minute++) {
    await send(socket, 200_000);
    passMinute();
  }
  await send(socket, 1024);
  expect(socket.closed).toBe(false);
  const closed = once(socket, 'close');
  passMinute();
  await closed;
});

test('a request whose body has come is answered however long its answer takes', async () => {
  let answer: () => void = () => undefined;
  const isBegun = new Promise<void>((begun) => {
    handle = () => {
      begun();
      return new Promise((resolve) => (answer = resolve));
    };
  });
  const socket = open('multipart/form-data; boundary=x', 100);
  const answered = answerOf(socket);
  socket.write(Buffer.alloc(100, 45));
  await isBegun;
  passMinute();
  passMinute();
  answer();
  expect(await answered).toContain('{"taken":true}');
});

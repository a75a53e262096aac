import { codeOf } from '../../errors/index.ts';
import { configureTransport } from '../transport.ts';
import { uploadWithProgress } from './upload-file.ts';

/** Outcome of the next requests: an answer with its status, a text that is no JSON, or silence until they are aborted. */
type Fate = { readonly status: number; readonly text: string } | 'network' | 'silence';

let fates: Fate[] = [];
let sent: { readonly headers: Record<string, string>; readonly body: FormData }[] = [];
const session = { token: 'first', isRefreshed: true };

/** As much of a browser's request as an upload needs. */
class RequestDouble extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    sent.push({ headers: this.headers, body });
    const fate = fates.shift() ?? 'network';
    if (fate === 'silence') return;
    queueMicrotask(() => this.end(fate));
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  private end(fate: Exclude<Fate, 'silence'>): void {
    if (fate === 'network') return void this.dispatchEvent(new Event('error'));
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 0, total: 0 }));
    Object.assign(this, { status: fate.status, responseText: fate.text });
    this.dispatchEvent(new Event('load'));
  }
}

const stored = { id: 'file-1', name: 'a.txt', size: 1, mimeType: 'text/plain' };
const answer = (data: unknown, errcode = 0, status = 200): Fate => ({
  status,
  text: JSON.stringify({ errcode, errmsg: errcode === 0 ? '' : `refused with ${errcode}`, data }),
});
const expired = () => answer(null, codeOf('tokenExpired'), 401);
const file = new File(['a'], 'a.txt', { type: 'text/plain' });

const percents: number[] = [];
let leaving: AbortController;
const upload = () =>
  uploadWithProgress(file, { onProgress: (percent) => void percents.push(percent), signal: leaving.signal });

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: RequestDouble });
  Object.assign(session, { token: 'first', isRefreshed: true });
  [fates, sent, leaving] = [[], [], new AbortController()];
  percents.length = 0;
  configureTransport({
    accessToken: () => session.token,
    refresh: async () => {
      session.token = 'second';
      return session.isRefreshed;
    },
    locale: () => 'en',
  });
});

test('resolves to the stored file and tells percents, 0 where the length is not known', async () => {
  fates = [answer(stored)];
  expect(await upload()).toEqual(stored);
  expect(percents).toEqual([25, 0]);
  const part = sent[0]?.body.get('file') as File;
  expect([part.name, await part.text()]).toEqual(['a.txt', 'a']);
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer first', 'x-trace-id': expect.any(String) });
});

test.each<[string, Fate, string]>([
  ['in the words of the server', answer(null, 800003, 400), 'refused with 800003'],
  ['as the network', 'network', 'The network cannot be reached'],
  ['as unknown, where a proxy answers', { status: 413, text: '<html>' }, 'Something went wrong'],
])('rejects %s', async (_, fate, message) => {
  fates = [fate];
  await expect(upload()).rejects.toThrow(message);
});

test('is sent once more with a new token where the old one has expired', async () => {
  fates = [expired(), answer(stored)];
  expect(await upload()).toEqual(stored);
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer first', 'Bearer second']);
});

test('is not sent a third time', async () => {
  fates = [expired(), expired(), answer(stored)];
  await expect(upload()).rejects.toThrow('refused with 100009');
  expect(sent).toHaveLength(2);
});

test('ends the session where no new token is given', async () => {
  session.isRefreshed = false;
  fates = [expired(), answer(stored)];
  await expect(upload()).rejects.toThrow('refused with 100009');
  expect(sent).toHaveLength(1);
});

test('stops when it is given up', async () => {
  fates = ['silence'];
  const under = upload();
  leaving.abort();
  await expect(under).rejects.toThrow('network');
});

test('does not begin again when it was given up while the token was renewed', async () => {
  fates = [expired(), answer(stored)];
  configureTransport({
    refresh: async () => {
      leaving.abort();
      return true;
    },
  });
  await expect(upload()).rejects.toThrow('network');
  expect(sent).toHaveLength(1);
});

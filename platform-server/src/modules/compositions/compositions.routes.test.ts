import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Composition, emptyRegistry, type RegistryDocument, shellPackage } from '@portico/shared-kit/remotes';
import Fastify, { type FastifyInstance } from 'fastify';
import { errors } from '../../plugins/errors.ts';
import { registerCompositions } from './compositions.routes.ts';
import { compositionService } from './compositions.service.ts';
import { openRegistry } from './registry-store.ts';

const template = `<html lang="%lang%"><i data-sign-in="%signIn%"></i><script nonce="%nonce%">%composition%</script></html>`;
const manifest = { shellApi: '^6.13.0', owner: { team: '</script>', contact: 'a@portico.example' }, contributes: [] };
const packages = { [shellPackage]: { stable: 's1' }, 'mf-a': { stable: 'a1', canary: 'a2' } };
const rules = [{ match: { bucket: [0, 9] as const }, use: { 'mf-a': 'canary' as const } }];

let home = '';
let app: FastifyInstance;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portico-compositions-'));
  app = Fastify();
  await app.register(errors);
  registerCompositions(app, compositionService({ home, overrideOrigins: [], imageOrigins: [] }));
});
afterEach(async () => {
  await app.close();
  rmSync(home, { recursive: true, force: true });
});

function store(packageName: string, buildId: string, facts: object): string {
  const folder = join(home, 'builds', packageName, buildId);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ packageName, buildId, version: '6.13.10', ...facts }));
  return folder;
}

/** Makes this the newest revision, with every build in the store that it could name. */
function release(document: Partial<RegistryDocument>): void {
  writeFileSync(join(store(shellPackage, 's1', { kind: 'shell' }), 'index.html'), template);
  const remote = { kind: 'remote', manifest, federationName: 'a', entry: 'remoteEntry.js', exposes: {}, files: [] };
  for (const buildId of ['a1', 'a2']) store('mf-a', buildId, remote);
  const registry = openRegistry(home);
  registry.swap(registry.read().revision, { ...emptyRegistry, packages, rules, ...document });
}

const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en', ...headers } });

async function composition(headers: Record<string, string> = {}): Promise<Composition> {
  return (await app.inject({ url: '/composition.json', headers })).json<Composition>();
}

test('every address of the portal is the page; those of the API and of files never are', async () => {
  release({});
  const answers = await Promise.all(['/', '/a/b?c=1', '/api/none', '/builds/mf-a/x', '/a.js'].map((url) => page(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404]);
  const script = await app.inject({ url: '/a/b', headers: { accept: '*/*', 'sec-fetch-dest': 'script' } });
  expect(script.statusCode).toBe(404);
});

test('clients that accept anything get the page, and those that accept only something else do not', async () => {
  release({});
  const statusOf = async (headers: Record<string, string>, url = '/a/b', method: 'GET' | 'HEAD' = 'GET') =>
    (await app.inject({ method, url, headers })).statusCode;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ accept: '*/*' })).toBe(200);
  expect(await statusOf({ accept: '*/*' }, '/', 'HEAD')).toBe(200);
  expect(await statusOf({ accept: 'text/*;q=0.5' })).toBe(200);
  expect(await statusOf({ accept: 'text/html', 'sec-fetch-dest': 'document' })).toBe(200);
  expect(await statusOf({ accept: '*/*', 'sec-fetch-dest': 'empty' })).toBe(404);
  expect(await statusOf({ accept: 'application/json' })).toBe(404);
  expect(await statusOf({ accept: 'image/png,*/*' }, '/a.png')).toBe(404);
});

test('while no host is released, the answer says so instead of an empty page', async () => {
  const answer = await page('/');
  expect(answer.headers['content-type']).toMatch(/json/);
  expect(answer.json()).toMatchObject({ errcode: 810006 });
});

test('the page carries its composition, which cannot end the element it stands in, and the language asked for', async () => {
  release({});
  const { body } = await page('/');
  expect(body).toMatch(/^<html lang="en">/);
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? '')).toEqual(await composition());
  expect((await page('/', { 'accept-language': 'zh-CN' })).body).toMatch(/^<html lang="zh-CN">/);
});

test('the nonce of the policy is the one in the page, and a new one for every answer', async () => {
  release({});
  const nonceOf = async () => {
    const { body, headers } = await page('/');
    const nonce = /nonce="([^"]{22})"/.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test('a page that a browser has is sent again when other sites may give it pictures', async () => {
  release({});
  const cookie = 'portico_bucket=50';
  const etag = String((await page('/', { cookie })).headers.etag);
  const other = Fastify();
  registerCompositions(other, compositionService({ home, overrideOrigins: [], imageOrigins: ['https://a.example'] }));
  const headers = { accept: 'text/html', 'accept-language': 'en', cookie, 'if-none-match': etag };
  const again = await other.inject({ url: '/', headers });
  await other.close();
  expect(again.statusCode).toBe(200);
  expect(again.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://a.example;");
});

test('a page that a browser has is not sent again until something else is released', async () => {
  release({});
  const cookie = 'portico_bucket=50';
  const etag = String((await page('/', { cookie })).headers.etag);
  const again = await page('/', { cookie, 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined]);
  release({ packages: { ...packages, 'mf-a': { stable: 'a2' } } });
  expect((await page('/', { cookie, 'if-none-match': etag })).statusCode).toBe(200);
});

test('a composition of the past is shown again to the browser that asks, as long as its builds may be had', async () => {
  release({});
  const past = await composition({ cookie: 'portico_bucket=9' });
  release({ packages: { ...packages, 'mf-a': { stable: 'a1' } }, rules: [] });
  const cookie = `portico_bucket=50; portico_composition=${past.id}`;
  expect((await composition()).id).not.toBe(past.id);
  expect(await composition({ cookie })).toEqual({ ...past, isReplay: true });
  expect((await page('/', { cookie })).body).toContain('/builds/mf-a/a2/');
  expect((await app.inject(`/composition.json?id=${past.id}`)).json<Composition>().id).toBe(past.id);

  release({ packages: { ...packages, 'mf-a': { stable: 'a1' } }, rules: [], blocked: ['mf-a@a2'] });
  expect(await composition({ cookie })).toEqual(await composition());
  expect((await app.inject(`/composition.json?id=${past.id}`)).json()).toMatchObject({ errcode: 810006 });
});

test('an id that never was changes nothing', async () => {
  release({});
  const present = await composition();
  expect(present.isReplay).toBe(false);
  for (const id of ['0000000000000000', 'x', '../../etc'])
    expect(await composition({ cookie: `portico_composition=${id}` })).toEqual(present);
});

test('a browser gets a number once, and by it the channel that a rule says', async () => {
  release({});
  expect((await page('/')).headers['set-cookie']).toMatch(
    /^portico_bucket=\d{1,2}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  expect((await page('/', { cookie: 'portico_bucket=7' })).headers['set-cookie']).toBeUndefined();
  const buildOf = async (bucket: number) =>
    (await composition({ cookie: `other=1; portico_bucket=${bucket}` })).remotes[0]?.buildId;
  expect([await buildOf(9), await buildOf(10)]).toEqual(['a2', 'a1']);
});

test('the page says who signs people in, and is another page for that', async () => {
  release({});
  const other = Fastify();
  registerCompositions(other, compositionService({ home, overrideOrigins: [], imageOrigins: [], trustedProxy: {} }));
  const [here, proxied] = [await page('/'), await other.inject({ url: '/', headers: { accept: 'text/html' } })];
  expect(here.body).toContain('data-sign-in="here"');
  expect(proxied.body).toContain('data-sign-in="proxy"');
  expect(proxied.headers.etag).not.toBe(here.headers.etag);
  await other.close();
});

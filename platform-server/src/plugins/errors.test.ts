import { readdirSync, readFileSync } from 'node:fs';
import { appError, catalogue, codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { errorTexts } from '@portico/shared-kit/errors/complete';
import Fastify from 'fastify';
import { errors } from './errors.ts';

/** Returns the answer to a request whose handler fails so. */
async function answerTo(failure: object) {
  const http = Fastify();
  await http.register(errors);
  http.get('/', () => {
    throw failure instanceof Error ? failure : Object.assign(new Error('secret detail'), failure);
  });
  const answer = await http.inject({ url: '/', headers: { 'accept-language': 'en' } });
  await http.close();
  return { status: answer.statusCode, body: answer.json<{ errcode: number; errmsg: string }>() };
}

test.each<[string, object, number, ErrorName]>([
  ['a statement that was ended', { code: '57014' }, 503, 'queryTooSlow'],
  ["two transactions in each other's way", { code: '40001' }, 503, 'databaseBusy'],
  ['a lock that somebody else holds for long', { code: '55P03' }, 503, 'databaseBusy'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, 'databaseBusy'],
  ['a server that shuts down', { code: '57P01' }, 503, 'databaseUnreachable'],
  ['a server that starts', { code: '57P03' }, 503, 'databaseUnreachable'],
  ['a server that is not there', { code: 'ECONNREFUSED' }, 503, 'databaseUnreachable'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 503, 'databaseUnreachable'],
  ['a disk that is full', { code: '53100' }, 507, 'databaseFull'],
  ['a server that takes no writes', { code: '25006' }, 503, 'databaseReadOnly'],
  ['too large a body', { statusCode: 413 }, 413, 'requestTooLarge'],
  ['anything else', { code: '42P01' }, 500, 'unknownError'],
])('%s is told by a row of the catalogue, without its details', async (_, failure, status, name) => {
  const { status: answered, body } = await answerTo(failure);
  expect([answered, body.errcode]).toEqual([status, codeOf(name)]);
  expect(body.errmsg).not.toContain('secret');
});

const root = new URL('../', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('the server throws no code that is not in the catalogue, and answers none by its bare number', () => {
  const names = new Set<string>(Object.values(catalogue).map(({ name }) => name));
  const thrown = sources.flatMap(({ text }) =>
    [...text.matchAll(/appError\(\s*'(\w+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(thrown.length).toBeGreaterThan(50);
  expect(thrown.filter((name) => !names.has(name))).toEqual([]);
  expect(sources.filter(({ text }) => /errcode: ?[1-9]/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the server describes errors with the words of the whole catalogue: a browser has a part of them only', () => {
  const partly = /import \{[^}]*\bdescribeError\b[^}]*\} from '@portico\/shared-kit\/errors'/;
  expect(sources.filter(({ text }) => partly.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a refusal is answered in the words of its row, whichever it is', async () => {
  const { body } = await answerTo(appError('delegationToSelf'));
  expect(body.errmsg).toBe(errorTexts.delegationToSelf.en.message);
});

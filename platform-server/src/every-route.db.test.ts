import { catalogue, codeOf } from '@portico/shared-kit/errors';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { arbitraryRequest, type Operation } from './testing/arbitrary-request.ts';
import type { TestApp } from './testing/test-app.ts';
import { newOrder, startRecordsApp } from './testing/test-records.ts';
import { newSession } from './testing/test-session.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let app: TestApp;
let document: Document;
let tokens: readonly string[];

beforeAll(async () => {
  app = await startRecordsApp();
  await newOrder(app, 'ann');
  document = (await app.http.inject('/api/openapi.json')).json();
  tokens = await Promise.all(['ann', 'lee', 'max', 'adm', 'out'].map((user) => newSession(app.platform, user)));
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const success = { errcode: 0, errmsg: '' };
const known = new Set([0, ...Object.keys(catalogue).map(Number)]);

test('the OpenAPI document names every operation once and describes its parameters', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const names = operations().map(({ operation }) => operation.operationId);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
  for (const { path, operation } of operations()) {
    const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
    expect(new Set(inPath)).toEqual(new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
  }
});

/** The places of whole numbers in a schema that have no upper bound, or one that no column takes. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as { type?: string; maximum?: number };
  const own = type === 'integer' && maximum > 2_147_483_647 ? [path] : [];
  const parts = Object.entries(schema).flatMap(([name, part]) => unboundedIn(part, `${path}/${name}`));
  return [...own, ...parts];
}

test('every whole number that is sent has an upper bound: what no column takes is refused, not a failure', () => {
  const sent = operations().map(({ operation }) => ({
    name: operation.operationId ?? '',
    input: { parameters: operation.parameters, requestBody: operation.requestBody },
  }));
  expect(sent.flatMap(({ name, input }) => unboundedIn(input, name))).toEqual([]);
});

test('the schemas of every endpoint can be compiled, also of those that nobody has asked', () => {
  expect(app.compileSchemas).not.toThrow();
});

/** Streams go on until their time is over; their own tests read them. */
const answering = () => operations().filter(({ operation }) => operation.operationId !== 'streamNotificationEvents');

test('whatever is sent to any route, it answers with the envelope and a code of the catalogue, and never fails', async () => {
  const anyRequest = fc.oneof(
    ...answering().map(({ path, method, operation }) =>
      fc.record({
        method: fc.constant(method.toUpperCase() as 'GET'),
        request: arbitraryRequest(path, operation),
        token: fc.constantFrom(...tokens),
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, request, token }) => {
      const { url, payload } = request;
      const body: InjectOptions =
        payload === undefined
          ? {}
          : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
      const headers = { ...body.headers, authorization: `Bearer ${token}` };
      const answer = await app.http.inject({ ...body, method, url, headers });
      // A file comes as it is.
      const isFile = /^(application\/zip|text\/csv)/.test(String(answer.headers['content-type']));
      const { errcode, errmsg } = isFile ? success : answer.json<{ errcode: number; errmsg: string }>();
      expect(known).toContain(errcode);
      expect(errcode).not.toBe(codeOf('unknownError'));
      expect(typeof errmsg).toBe('string');
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.statusCode === 200).toBe(errcode === 0);
    }),
    { numRuns: 1500, interruptAfterTimeLimit: 20_000 },
  );
}, 60_000);

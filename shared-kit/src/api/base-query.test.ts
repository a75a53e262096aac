import { asRecordId } from '../contract/ids.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { getSystemConfig } from '../contract/system.endpoints.ts';
import { getRecord, queryRecords } from '../contract/records.endpoints.ts';
import { signIn } from '../contract/session.endpoints.ts';
import { codeOf } from '../errors/index.ts';
import { envelope, type SentRequest, unreachable } from '../testing/network-answer.ts';
import { refuseUnknownCalls, responds, type StubCall, stubNetwork } from '../testing/stub-network.ts';
import type { ApiError } from '../errors/api-error.ts';
import { portalBaseQuery, toCall } from './base-query.ts';
import { forgetStarted } from './started-answers.ts';
import { configureTransport } from './transport.ts';

const session = { token: 'first', refused: '', refreshes: 0, isRefreshed: true };

beforeEach(() => {
  Object.assign(session, { token: 'first', refused: '', refreshes: 0, isRefreshed: true });
  configureTransport({
    accessToken: () => session.token,
    refresh: async (refused) => {
      session.refused = refused ?? '';
      session.refreshes += 1;
      session.token = 'second';
      return session.isRefreshed;
    },
    locale: () => 'en',
    compositionId: () => 'composition-7',
  });
});

afterEach(() => forgetStarted());
refuseUnknownCalls();

type AnyEndpoint = Endpoint<never, unknown>;

function ask<I, R>(endpoint: Endpoint<I, R>, input: I): Promise<{ data?: unknown; error?: ApiError | undefined }> {
  const facts = { signal: new AbortController().signal, abort: () => undefined, extra: undefined, endpoint: 'test' };
  const store = { dispatch: (action: unknown) => action, getState: () => ({}) };
  const request = { endpoint: endpoint as AnyEndpoint, input };
  return Promise.resolve(portalBaseQuery(request, { ...facts, ...store, type: 'query' } as never, {}));
}

const only = (calls: readonly StubCall[]): SentRequest => {
  expect(calls).toHaveLength(1);
  return (calls[0] as StubCall).request;
};

const expired = () => envelope(null, codeOf('tokenExpired'), 401);

describe('a call', () => {
  test('takes the answer of one that the page has begun, once, and the next one is sent', async () => {
    const answer = Promise.resolve({ errcode: 0, errmsg: '', data: { corpId: 'begun' } });
    const calls = [{ method: 'GET', url: getSystemConfig.path, body: null, answer }];
    Object.assign(globalThis, { porticoStart: { token: 'first', at: Number.POSITIVE_INFINITY, calls } });
    const sent = stubNetwork(responds(getSystemConfig, () => envelope({ corpId: 'sent' })));
    expect(await ask(getSystemConfig, {})).toEqual({ data: { corpId: 'begun' } });
    expect(sent).toHaveLength(0);
    expect(await ask(getSystemConfig, {})).toEqual({ data: { corpId: 'sent' } });
  });

  test('carries token, composition, language and a trace id of 32 digits that is new each time', async () => {
    const calls = stubNetwork(responds(getSystemConfig, () => envelope({})));
    await ask(getSystemConfig, {});
    await ask(getSystemConfig, {});
    const [first, second] = calls.map(({ request: { headers } }) => Object.fromEntries(headers));
    expect(first).toMatchObject({
      authorization: 'Bearer first',
      'x-composition': 'composition-7',
      'accept-language': 'en',
      'x-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(second?.['x-trace-id']).not.toBe(first?.['x-trace-id']);
  });

  test('has no token and no composition where there is none', async () => {
    configureTransport({ accessToken: () => null, compositionId: () => null });
    const { headers } = only(await callsOf(getSystemConfig, {}));
    expect([headers.has('authorization'), headers.has('x-composition')]).toEqual([false, false]);
  });

  test('puts path parameters into the path and the rest of a read into the query, encoded', () => {
    const path = '/api/things/:id';
    const endpoint = { method: 'GET', path, access: 'signedIn', operationId: 'getThing' } as const;
    const { url, init } = toCall({
      endpoint,
      input: { id: 'a/b', keyword: '你 &', page: 0, isOpen: false, none: null },
    });
    expect(url).toBe('/api/things/a%2Fb?keyword=%E4%BD%A0+%26&page=0&isOpen=false');
    expect(init.body).toBeUndefined();
  });

  test('sends a write as JSON', async () => {
    const input = { schemaCode: 'order', page: 0, size: 20 };
    const { method, url, headers, body } = only(await callsOf(queryRecords, input as never));
    expect([method, url, headers.get('content-type')]).toEqual(['POST', '/api/records/query', 'application/json']);
    expect(JSON.parse(String(body))).toEqual(input);
  });

  test('leaves the content type of a form to the browser, which knows its boundary', async () => {
    const endpoint = { ...getSystemConfig, method: 'POST' } as Endpoint<FormData, unknown>;
    const form = new FormData();
    const { headers, body } = only(await callsOf(endpoint, form));
    expect(headers.has('content-type')).toBe(false);
    expect(body).toBe(form);
  });

  test('that lacks a path parameter is a fault of the code and goes nowhere', async () => {
    const calls = stubNetwork(responds(getRecord, () => envelope({})));
    await expect((async () => ask(getRecord, { schemaCode: 'order' } as never))()).rejects.toThrow('needs "id"');
    expect(calls).toEqual([]);
  });
});

async function callsOf<I, R>(endpoint: Endpoint<I, R>, input: I): Promise<StubCall[]> {
  const calls = stubNetwork(responds(endpoint, () => envelope({})));
  await ask(endpoint, input);
  return calls;
}

describe('an answer', () => {
  test('with errcode 0 is what stands in its data', async () => {
    stubNetwork(responds(getSystemConfig, () => envelope({ id: 'a' })));
    expect(await ask(getSystemConfig, {})).toEqual({ data: { id: 'a' } });
  });

  test('with another errcode fails with code, text, status, parameters and the trace id that was sent', async () => {
    const refusal = { errcode: 304002, errmsg: 'changed meanwhile', data: null, params: { modifier: '王芳' } };
    const calls = stubNetwork(responds(getSystemConfig, () => Response.json(refusal, { status: 409 })));
    const { error } = await ask(getSystemConfig, {});
    const traceId = only(calls).headers.get('x-trace-id');
    const { errcode, errmsg, params } = refusal;
    expect(error).toEqual({ errcode, errmsg, params, status: 409, traceId, aborted: false });
  });

  test('that is refused in spite of status 200 fails too', async () => {
    stubNetwork(responds(getSystemConfig, () => envelope(null, 700020, 200)));
    expect((await ask(getSystemConfig, {})).error).toMatchObject({ errcode: 700020, status: 200, params: {} });
  });

  test('of bytes is a blob', async () => {
    stubNetwork(
      responds(getSystemConfig, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
    );
    const { data } = await ask(getSystemConfig, {});
    expect(await (data as Blob).text()).toBe('%PDF');
  });

  test.each([502, 413])('that is the page of a proxy with status %p is the unknown error', async (status) => {
    stubNetwork(
      responds(getSystemConfig, () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })),
    );
    expect((await ask(getSystemConfig, {})).error).toMatchObject({ errcode: codeOf('unknownError'), status });
  });

  test('that never comes, or ends halfway, is the network, with status 0', async () => {
    const broken = { headers: { 'content-type': 'application/json' } };
    stubNetwork(responds(getSystemConfig, unreachable, () => new Response('{"errcode": 0, "da', broken)));
    for (let call = 0; call < 2; call += 1) {
      const { error } = await ask(getSystemConfig, {});
      expect(error).toMatchObject({ errcode: codeOf('networkDown'), status: 0, aborted: false });
    }
  });
});

describe('an expired token', () => {
  test.each(['tokenExpired', 'notSignedIn', 'sessionUnused'] as const)(
    '(%s) is renewed and the call made again',
    async (name) => {
      const calls = stubNetwork(
        responds(
          getRecord,
          () => envelope(null, codeOf(name), 401),
          () => envelope('the record'),
        ),
      );
      expect(await ask(getRecord, { schemaCode: 'order', id: asRecordId('1') })).toEqual({ data: 'the record' });
      expect(calls.map(({ request: { headers } }) => headers.get('authorization'))).toEqual([
        'Bearer first',
        'Bearer second',
      ]);
      expect(session).toMatchObject({ refreshes: 1, refused: 'first' });
    },
  );

  test('is renewed once only: a second refusal is the answer', async () => {
    const calls = stubNetwork(responds(getRecord, expired));
    const { error } = await ask(getRecord, { schemaCode: 'order', id: asRecordId('1') });
    expect(error?.errcode).toBe(codeOf('tokenExpired'));
    expect(calls).toHaveLength(2);
    expect(session.refreshes).toBe(1);
  });

  test('ends the session where no new one is given, and the call is not made again', async () => {
    session.isRefreshed = false;
    const calls = stubNetwork(responds(getRecord, expired));
    const { error } = await ask(getRecord, { schemaCode: 'order', id: asRecordId('1') });
    expect(error).toMatchObject({ errcode: codeOf('tokenExpired'), status: 401 });
    expect(calls).toHaveLength(1);
  });

  test('is no matter to a call that anybody may make', async () => {
    const calls = stubNetwork(responds(signIn, expired));
    await ask(signIn, {} as never);
    expect(calls).toHaveLength(1);
    expect(session).toMatchObject({ refreshes: 0 });
  });

  test('is not suspected behind other refusals', async () => {
    stubNetwork(responds(getRecord, () => envelope(null, codeOf('userDisabled'), 401)));
    await ask(getRecord, { schemaCode: 'order', id: asRecordId('1') });
    expect(session.refreshes).toBe(0);
  });
});

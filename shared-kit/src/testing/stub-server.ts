import type { Endpoint } from '../contract/endpoint.ts';
import { codeOf, type ErrorName, rowOf } from '../errors/index.ts';

/** One call that the stub server got. */
export interface StubCall {
  readonly operationId: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: unknown;
  readonly status: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface Stub {
  readonly endpoint: Endpoint<never, unknown>;
  answer(input: Readonly<Record<string, unknown>>): Answer | Promise<Answer>;
}

/** What a stubbed endpoint answers: its data, or what makes them from the input. */
export function answers<I, R>(endpoint: Endpoint<I, R>, reply: R | ((input: I) => R | Promise<R>)): Stub {
  const make = typeof reply === 'function' ? (reply as (input: I) => R | Promise<R>) : () => reply;
  const answer: Stub['answer'] = async (input) => ({
    errcode: 0,
    errmsg: '',
    data: await make(input as I),
    status: 200,
  });
  return { endpoint: endpoint as Endpoint<never, unknown>, answer };
}

/** A stubbed endpoint that refuses with an error of the catalogue. */
export function refuses<I, R>(
  endpoint: Endpoint<I, R>,
  name: ErrorName,
  params: Readonly<Record<string, string | number>> = {},
): Stub {
  const code = codeOf(name);
  const status = rowOf(code)?.status ?? 500;
  return {
    endpoint: endpoint as Endpoint<never, unknown>,
    answer: () => ({ errcode: code, errmsg: '', data: null, status, params }),
  };
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function inputOf(stub: Stub, url: URL, init: RequestInit | undefined): Record<string, unknown> {
  const params = pattern(stub.endpoint.path).exec(url.pathname)?.groups ?? {};
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return { ...Object.fromEntries(url.searchParams), ...body, ...params };
}

/**
 * Answers the API's calls from a table instead of a network, at the level of `fetch`, so that everything above it is
 * real. The first stub that fits answers; a call that none fits fails the test by a rejected fetch.
 * @returns the calls made so far; it fills as the test goes
 */
export function stubServer(...stubs: readonly Stub[]): StubCall[] {
  const calls: StubCall[] = [];
  globalThis.fetch = async (target, init) => {
    const url = new URL(String(target instanceof Request ? target.url : target), 'http://portico.test');
    const method = init?.method ?? 'GET';
    const stub = stubs.find(({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(url.pathname));
    if (stub === undefined) throw new TypeError(`Nothing answers ${method} ${url.pathname}`);
    const input = inputOf(stub, url, init);
    calls.push({ operationId: stub.endpoint.operationId, input });
    const { status, ...envelope } = await stub.answer(input);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(envelope), { status, headers });
  };
  return calls;
}

/** The inputs of the calls of one endpoint, in order. */
export function inputsOf<I, R>(calls: readonly StubCall[], endpoint: Endpoint<I, R>): I[] {
  return calls.filter(({ operationId }) => operationId === endpoint.operationId).map(({ input }) => input as I);
}

import { readBatch } from '../contract/batch.endpoints.ts';
import type { BatchInput, BatchReply } from '../contract/batch.schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Wire } from '../contract/ids.ts';
import { describeError } from '../errors/complete.ts';
import { codeOf, type ErrorName, rowOf } from '../errors/index.ts';
import { currentLocale } from '../i18n/index.ts';
import type { NetworkAnswer, SentRequest } from './network-answer.ts';

/** The part of an endpoint by which its calls are recognised. */
type StubbedEndpoint = Pick<Endpoint<never, unknown>, 'method' | 'path' | 'operationId'>;

/** Call that the stub network got: `input` is the path parameters with query and JSON body, as one flat object. */
export interface StubCall {
  readonly operationId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly request: SentRequest;
}

/** The answer to the calls of one endpoint. */
export interface Stub {
  readonly endpoint: StubbedEndpoint;
  answer(call: StubCall): Response | Promise<Response>;
}

/** Returns a stub that answers with data, or with the data made from the call's input. */
export function answers<I, R>(
  endpoint: Endpoint<I, R>,
  reply: Wire<R> | ((input: I) => Wire<R> | Promise<Wire<R>>),
): Stub {
  const make = typeof reply === 'function' ? (reply as (input: I) => Wire<R> | Promise<Wire<R>>) : () => reply;
  const answer: Stub['answer'] = async ({ input }) =>
    Response.json({ errcode: 0, errmsg: '', data: await make(input as I) });
  return { endpoint, answer };
}

/** Returns a stub that refuses as the server does: with an error of the catalogue, its status and its words. */
export function refuses<I, R>(
  endpoint: Endpoint<I, R>,
  name: ErrorName,
  params: Readonly<Record<string, string | number>> = {},
): Stub {
  const errcode = codeOf(name);
  const status = rowOf(errcode)?.status ?? 500;
  const answer = () => {
    const { message: errmsg } = describeError({ code: errcode, params }, currentLocale());
    return Response.json({ errcode, errmsg, data: null, params }, { status });
  };
  return { endpoint, answer };
}

/** Returns a stub whose first call gets the first answer and so on; the last answer serves all calls that follow. */
export function responds(endpoint: StubbedEndpoint, ...sequence: readonly [NetworkAnswer, ...NetworkAnswer[]]): Stub {
  return inTurn(...sequence.map((answer): Stub => ({ endpoint, answer: ({ request }) => answer(request) })));
}

/** Returns a stub whose first call is answered by the first stub and so on; the last one serves all calls that follow. */
export function inTurn(...stubs: readonly Stub[]): Stub {
  const [first] = stubs;
  if (first === undefined) throw new Error('A sequence of answers needs at least one.');
  let served = 0;
  const next = () => stubs[Math.min(served++, stubs.length - 1)] ?? first;
  return { endpoint: first.endpoint, answer: (call) => next().answer(call) };
}

/** Returns a stub that answers as the stub does which is chosen for the call's input. */
export function chooses<I, R>(endpoint: Endpoint<I, R>, choose: (input: I) => Stub): Stub {
  return { endpoint, answer: (call) => choose(call.input as I).answer(call) };
}

interface Network {
  readonly realFetch: typeof fetch;
  /** The first that fits answers. */
  stubs: readonly Stub[];
  calls: StubCall[];
  readonly unknownCalls: string[];
}

let network: Network | null = null;

/** The origin that relative addresses get. */
const origin = 'http://portico.test';

/**
 * Answers the API's calls from stubs instead of a network, at the level of `fetch`, so that everything above it is real.
 * The first stub that fits answers. A call that none fits is refused as by an unreachable server, and
 * `expectNoUnknownCalls` throws after the test. A second network in one test takes the place of the first.
 * @returns the calls made so far; it fills as the test goes
 */
export function stubNetwork(...stubs: readonly Stub[]): StubCall[] {
  const { realFetch, unknownCalls } = network ?? { realFetch: globalThis.fetch, unknownCalls: [] };
  const current: Network = { realFetch, unknownCalls, stubs, calls: [] };
  network = current;
  globalThis.fetch = (target, init) => answerCall(current, target, init);
  return current.calls;
}

/** Replaces answers of the stub network from now on; what is not named stays as it was. */
export function replaceAnswers(...stubs: readonly Stub[]): void {
  if (network === null) throw new Error('No network is stubbed yet: begin with stubNetwork.');
  network.stubs = [...stubs, ...network.stubs];
}

/**
 * Ends the stub network and puts the real `fetch` back.
 * Throws when the test made a call that no stub answered, whatever the page did with the refusal.
 */
export function expectNoUnknownCalls(): void {
  if (network === null) return;
  const { realFetch, unknownCalls } = network;
  globalThis.fetch = realFetch;
  network = null;
  if (unknownCalls.length === 0) return;
  const list = [...new Set(unknownCalls)].join(', ');
  throw new Error(`No stub answers ${list}. Give stubNetwork what the server would say: answers(…) or refuses(…).`);
}

/**
 * Gives each test of the file that calls it a network that refuses every call until the test stubs its own, and lets
 * the test fail that made an unknown call. The hooks belong to the file, so it is called anew for each.
 */
export function refuseUnknownCalls(): void {
  beforeEach(() => void stubNetwork());
  afterEach(expectNoUnknownCalls);
}

/** Returns the inputs of the calls of one endpoint, in order. */
export function inputsOf<I, R>(calls: readonly StubCall[], endpoint: Endpoint<I, R>): Wire<I>[] {
  return calls.filter(({ operationId }) => operationId === endpoint.operationId).map(({ input }) => input as Wire<I>);
}

async function answerCall(current: Network, target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(target instanceof Request ? target.url : target), origin);
  const request: SentRequest = {
    method: init.method ?? 'GET',
    url: url.origin === origin ? url.pathname + url.search : url.href,
    headers: new Headers(init.headers),
    body: init.body,
    signal: init.signal ?? new AbortController().signal,
  };
  const stub = current.stubs.find(({ endpoint }) => fits(endpoint, request.method, url.pathname));
  if (stub === undefined && url.pathname === readBatch.path) return answerBatch(current, request);
  if (stub === undefined) {
    current.unknownCalls.push(`${request.method} ${url.pathname}`);
    throw new TypeError(`No stub answers ${request.method} ${url.pathname}`);
  }
  const call: StubCall = {
    operationId: stub.endpoint.operationId,
    input: inputOf(stub.endpoint.path, url, request.body),
    request,
  };
  current.calls.push(call);
  return Promise.race([stub.answer(call), aborted(request.signal)]);
}

/** Answers each call of a batch by its own stub, as the server answers it by its own endpoint. */
async function answerBatch(current: Network, request: SentRequest): Promise<Response> {
  const { calls } = JSON.parse(String(request.body)) as BatchInput;
  const answerPart = async ({ operationId, input }: BatchInput['calls'][number]) => {
    const stub = current.stubs.find(({ endpoint }) => endpoint.operationId === operationId);
    if (stub === undefined) {
      current.unknownCalls.push(operationId);
      throw new TypeError(`No stub answers ${operationId}`);
    }
    const call: StubCall = { operationId, input, request };
    current.calls.push(call);
    const answer = await stub.answer(call);
    return { status: answer.status, traceId: '', envelope: await answer.text() };
  };
  const data: BatchReply = { answers: await Promise.all(calls.map(answerPart)) };
  return Response.json({ errcode: 0, errmsg: '', data });
}

function fits({ method, path }: StubbedEndpoint, sentMethod: string, sentPath: string): boolean {
  return method === sentMethod && pattern(path).test(sentPath);
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function inputOf(path: string, url: URL, body: unknown): Record<string, unknown> {
  const parameters = Object.entries(pattern(path).exec(url.pathname)?.groups ?? {});
  const inBody = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
  const inPath = parameters.map(([name, text]) => [name, decodeURIComponent(text)] as const);
  return { ...Object.fromEntries(url.searchParams), ...inBody, ...Object.fromEntries(inPath) };
}

/** Ends a request that is given up as a browser ends it. */
function aborted(signal: AbortSignal): Promise<never> {
  const failure = new DOMException('Aborted', 'AbortError');
  if (signal.aborted) return Promise.reject(failure);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(failure), { once: true });
  });
}

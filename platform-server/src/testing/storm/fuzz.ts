import fc from 'fast-check';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { getInstance, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { arbitraryInput, type ExampleValues, type Operation, requestOf } from '../arbitrary-request.ts';
import { arbitraryBroken, type BrokenInput } from './broken-input.ts';
import { callApi, send, type StormRequest, Unanswered } from './http-client.ts';
import { naughtyTexts } from './naughty-texts.ts';
import { approvalOf, flows, type StormWorld } from './storm-world.ts';
import type { Tally } from './tally.ts';

interface FuzzedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Requests are drawn for nobody, for an employee and for an administrator. */
const roles = [null, 'fay', 'adam'] as const;
type Role = (typeof roles)[number];

/** Address of its own for these requests, so that the brakes hold back nobody else. Only Linux has it. */
const from = process.platform === 'linux' ? '127.0.0.2' : undefined;
const atOnce = 4;

async function placesOf(url: string): Promise<readonly FuzzedOperation[]> {
  const { text } = await send(url, { method: 'GET', path: '/api/openapi.json' });
  const { paths } = JSON.parse(text) as { readonly paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Meaningful values by the names of parameters, so that requests come further than to the check of their form. */
async function meantValues(world: StormWorld, token: string, name: string): Promise<ExampleValues> {
  const data = { title: name };
  const url = world.url();
  const order = (await callApi(url, saveRecord, { schemaCode: 'Order', data, requestId: name }, token)).data.id;
  const start = { workflowCode: flows.started, data, requestId: `${name}-start` };
  const { workflowInstanceId } = (await callApi(url, startWorkflow, start, token)).data;
  const { workItem } = (await callApi(url, getInstance, { workflowInstanceId }, token)).data;
  const ids = [order, workflowInstanceId, workItem?.id ?? 'none', 'nick', 'clerk', 'nothing'];
  const people = ['nick', 'sales', 'nobody'];
  return {
    schemaCode: ['Order', 'Order', 'Customer'],
    sheetCode: ['main'],
    queryCode: ['all'],
    workflowCode: [flows.started],
    appCode: ['sales'],
    ...Object.fromEntries(['id', 'ids', 'objectId', 'bizObjectId', 'objectIds'].map((each) => [each, ids])),
    workflowInstanceId: [workflowInstanceId],
    ...Object.fromEntries(
      ['userId', 'userIds', 'participantId', 'personId', 'originatorId', 'delegateId', 'ownerId'].map((each) => [
        each,
        people,
      ]),
    ),
    propertyCode: ['title', 'amount', 'lines', 'files', 'seller'],
    roleCode: ['clerk'],
    requestId: [`${name}-1`, `${name}-2`],
    page: [0],
    version: [1],
    revision: [0, 1],
    bpmn: [approvalOf(flows.started, '审批')],
    expression: ['amount > 5', 'contains(title, "a")'],
  };
}

/** Sends each operation of the OpenAPI document a good and a broken request of each role. */
export async function stormOfRequests(world: StormWorld, tally: Tally, name: string, seed: number): Promise<void> {
  const places = await placesOf(world.url());
  const { access_token: token } = await world.signIn('wren');
  const meant = await meantValues(world, token, name);
  const requests = places.flatMap((place, at) => requestsTo(place, meant, seed + at));
  tally.result.operations = places.length;
  const sessions = new Sessions(world);
  let next = 0;
  const sendOn = async () => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      await sendOne(world, tally, sessions, request);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
}

interface GeneratedRequest {
  readonly role: Role;
  readonly request: StormRequest;
}

function requestsTo(place: FuzzedOperation, examples: ExampleValues, seed: number): readonly GeneratedRequest[] {
  const good = arbitraryInput(place.operation, examples);
  const broken = arbitraryBroken(good);
  return roles.flatMap((role, at) =>
    [good, broken].flatMap((arbitrary: fc.Arbitrary<BrokenInput>, kind) =>
      fc
        .sample(arbitrary, { numRuns: 1, seed: seed * 8 + at * 2 + kind })
        .map((input) => ({ role, request: writtenAs(place, input, seed + kind) })),
    ),
  );
}

const uploads = new Set(['uploadFile', 'uploadExternalFile']);

function writtenAs({ path, method, operation }: FuzzedOperation, input: BrokenInput, seed: number): StormRequest {
  const { url, payload } = requestOf(path, operation, input);
  if (uploads.has(operation.operationId)) return { method, path: url, from, ...uploadOf(seed) };
  if (payload === undefined) return { method, path: url, from };
  const headers = { 'content-type': input.contentType ?? 'application/json' };
  return { method, path: url, from, headers, body: input.raw ?? JSON.stringify(payload) };
}

/** The body of an upload, the file under a name that means something to somebody. */
function uploadOf(seed: number): Pick<StormRequest, 'headers' | 'body'> {
  const name = (naughtyTexts[seed % naughtyTexts.length] ?? '').toWellFormed().replaceAll('"', '%22');
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\n${head}\r\n\r\nabc\r\n--x--\r\n`,
  };
}

/** The sessions of those whose requests are drawn: one that such a request has ended is begun again. */
class Sessions {
  readonly #tokens = new Map<Role, Promise<string>>();
  readonly #world: StormWorld;

  constructor(world: StormWorld) {
    this.#world = world;
  }

  async headersOf(role: Role): Promise<Readonly<Record<string, string>>> {
    if (role === null) return {};
    const token = this.#tokens.get(role) ?? this.#world.signIn(role).then(({ access_token }) => access_token);
    this.#tokens.set(role, token);
    return { authorization: `Bearer ${await token}` };
  }

  end(role: Role): void {
    this.#tokens.delete(role);
  }
}

async function sendOne(
  world: StormWorld,
  tally: Tally,
  sessions: Sessions,
  generated: GeneratedRequest,
): Promise<void> {
  const { role, request } = generated;
  const sent = `${role ?? 'nobody'} ${request.method} ${request.path} ${request.body ?? ''}`;
  try {
    const headers = { ...request.headers, ...(await sessions.headersOf(role)) };
    const answer = await send(world.url(), { ...request, headers });
    tally.note(sent, answer);
    tally.result.fuzzed += 1;
    if (answer.status === 200) tally.result.fuzzedDone += 1;
    if (answer.status === 401) sessions.end(role);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    tally.find('failed', `${sent.slice(0, 600)}: ${error.message}`);
  }
}

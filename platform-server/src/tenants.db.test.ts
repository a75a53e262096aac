import { type AnyEndpoint, callEndpoint, kindsOf, readContract } from './testing/call-endpoint.ts';
import { type EndpointWorld, type Kind, startEndpointWorld } from './testing/endpoint-world.ts';
import { printInputs } from './testing/print-inputs.ts';
import { addSecondTenant, secondTenantState, theirs } from './testing/second-tenant.ts';

let world: EndpointWorld;
let contract: readonly AnyEndpoint[];
let tables: readonly string[];
let alone: ReadonlyMap<string, string>;

/** Their answers are made anew for each call, or tell of the calls themselves. */
const never = [
  'searchAudit',
  'exportAudit',
  'getRsaKey',
  'listOwnSessions',
  'signIn',
  'refreshToken',
  'exportPackageZip',
  'uploadFile',
  'previewDesign',
  'previewReads',
];
/** Pattern of the operations that read although they have a body. */
const asking = /^(query|search|check|preview|list|get|resolve|load|advise|export|download)/;
const kinds: readonly Kind[] = ['employee', 'rootAdmin'];

const readers = () => contract.filter(({ operationId }) => asking.test(operationId) && !never.includes(operationId));

/** The answers to all that reads, by who asks for what. */
async function answers(): Promise<ReadonlyMap<string, string>> {
  const heard = new Map<string, string>();
  for (const endpoint of readers()) {
    for (const kind of kinds) {
      for (const of of kindsOf(endpoint)) {
        const { body } = await callEndpoint(fixed, endpoint, kind, of);
        heard.set(`${endpoint.operationId} ${of ?? ''} as ${kind}`, body);
      }
    }
  }
  return heard;
}

/** The same things in every call, so that its answer is the same. */
let fixed: EndpointWorld;

beforeAll(async () => {
  world = await startEndpointWorld();
  contract = [...(await readContract()).values()];
  const [order, instance, item] = [await world.newOrder(), await world.newInstance(), await world.newWorkItem()];
  const [draft, job, exported] = [await world.newDraft(), await world.newRecordJob(), await world.newExport()];
  fixed = {
    ...world,
    newOrder: async () => order,
    newDraft: async () => draft,
    newInstance: async () => instance,
    newWorkItem: async () => item,
    newRecordJob: async () => job,
    newExport: async () => exported,
  };
  // The trace of the order tells of its file.
  await printInputs.getPrintFile(fixed);
  alone = await answers();
  tables = await addSecondTenant(world.app.platform);
}, 60_000);
afterAll(() => world.app.close());

test('every table of an organisation has rows of the second one, where the first has any', async () => {
  const filled = Object.values(await secondTenantState(world.app.platform, tables)).filter((state) => state !== '0 ');
  expect(tables).toContain('biz_order');
  expect(filled.length).toBeGreaterThan(25);
});

test('no answer changes because another organisation has things of the same ids and codes', async () => {
  const together = await answers();
  for (const [question, answer] of alone) expect([question, together.get(question)]).toEqual([question, answer]);
  expect(alone.size).toBeGreaterThan(80);
  expect([...together.values()].filter((body) => body.includes(theirs))).toEqual([]);
});

test("nothing that anybody does changes another organisation's rows", async () => {
  const before = await secondTenantState(world.app.platform, tables);
  for (const endpoint of contract) {
    for (const kind of kinds) {
      for (const of of kindsOf(endpoint)) {
        const { statusCode } = await callEndpoint(world, endpoint, kind, of);
        // Its provider is down here, which is what it answers.
        const isAnswer = endpoint.operationId === 'beginOpenId' ? statusCode === 503 : statusCode < 500;
        expect([endpoint.operationId, kind, isAnswer]).toEqual([endpoint.operationId, kind, true]);
      }
    }
  }
  expect(await secondTenantState(world.app.platform, tables)).toEqual(before);
}, 60_000);

import {
  getUnreadCount,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import { batchUpdate, modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { deleteRecords, getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { catalogue } from '@portico/shared-kit/errors';
import { type AnyEndpoint, type Caller, callEndpoint, kindsOf, readContract } from './testing/call-endpoint.ts';
import { endpointAnswers as table } from './testing/endpoint-answers.ts';
import { shortErrors as short } from './testing/short-errors.ts';
import { routesOf } from './testing/served-routes.ts';
import { type EndpointWorld, type Kind, mark, people, startEndpointWorld } from './testing/endpoint-world.ts';

let world: EndpointWorld;
let contract: ReadonlyMap<string, AnyEndpoint>;

beforeAll(async () => {
  world = await startEndpointWorld();
  await world.newOrder();
  await world.newInstance();
  contract = await readContract();
});
afterAll(() => world.app.close());

/** Returns the answer that somebody gets, in the words of the table. */
async function ask(name: string, caller: Caller): Promise<string> {
  const [operation = '', kind] = name.split(':');
  const answer = await callEndpoint(world, contract.get(operation) as AnyEndpoint, caller, kind);
  if (answer.statusCode === 200) return answer.body.includes(mark) ? 'tells' : 'ok';
  const { errcode } = answer.json<{ errcode: keyof typeof catalogue }>();
  return short[catalogue[errcode].name] ?? catalogue[errcode].name;
}

const [head = [], ...rows] = table
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.trim().split(/ +/));
const cases = rows.map(([name = '', ...expected]) => ({ name, expected }));

test('every endpoint of the contract has a row here, and nothing else has', () => {
  const names = [...contract.values()].flatMap(namesOf);
  expect(cases.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(head).toEqual(Object.keys(people));
});

/** Names of the rows of an endpoint: one for each kind where its permission differs with the kind. */
function namesOf(endpoint: AnyEndpoint): string[] {
  const { operationId } = endpoint;
  return kindsOf(endpoint).map((kind) => (kind === undefined ? operationId : `${operationId}:${kind}`));
}

/** Paths that are served beside the contract, of nobody; `*` are the files of builds and the page. */
const besideContract = ['/api/openapi.json', '/healthz', '/readyz', '/composition.json', '*'];

test('the server has no route that is not in the contract, but for those that tell nothing of anybody', () => {
  const ofContract = [...contract.values()].map(({ method, path }) => `${method} ${path}`);
  const served = [...ofContract, ...besideContract.map((path) => `GET ${path}`)];
  const unnamed = (routes: readonly string[]) => routes.map((each) => each.replace(/:[\w|:]+/g, ':')).sort();
  expect(unnamed(routesOf(world.app.http.printRoutes({ commonPrefix: false })))).toEqual(unnamed(served));
});

test.each(cases)('$name answers everybody as the table says', async ({ name, expected }) => {
  const heard: string[] = [];
  for (const kind of Object.keys(people) as Kind[]) heard.push(await ask(name, kind));
  expect(heard).toEqual(expected);
});

/** All that a guest session of a link may do. */
const ofGuests = ['lookUpNames', 'uploadExternalFile', 'submitExternalForm'];

test.each(cases)(
  '$name answers somebody in a guest session of a link as nobody, but for its form',
  async ({ name, expected }) => {
    expect(await ask(name, 'guest')).toBe(ofGuests.includes(name) ? 'ok' : expected[0]);
  },
);

test("what is the employee's stays as it is, whatever others are answered", async () => {
  const order = await world.newOrder();
  const chosen = { schemaCode: 'Order', objectIds: [order.id] };
  const unread = await world.app.call(getUnreadCount, {}, 'emma');
  for (const other of ['colin', 'pia', 'ada', 'sid']) {
    await world.app.call(deleteRecords, { schemaCode: 'Order', ids: [order.id] }, other);
    await world.app.call(modifyOwner, { ...chosen, ownerId: other }, other);
    await world.app.call(batchUpdate, { ...chosen, propertyCode: 'remark', modifiedValue: other }, other);
    await world.app.call(updateReadState, { messageIdList: [world.notificationId] }, other);
    await world.app.call(updateReadStateAll, { messageType: 'STATION' }, other);
  }
  expect((await world.app.call(getRecord, { schemaCode: 'Order', id: order.id }, 'emma')).data).toEqual(order);
  expect((await world.app.call(getUnreadCount, {}, 'emma')).data).toEqual(unread.data);
});

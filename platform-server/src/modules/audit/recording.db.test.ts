import type { AuditAction } from '@portico/shared-kit/audit';
import { refreshToken, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { deleteRecords, getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { listExternalLinks } from '@portico/shared-kit/contract/external-links.endpoints';
import { endpointFor } from '@portico/shared-kit/contract/endpoint-facts';
import { codeOf } from '@portico/shared-kit/errors';
import { can } from '@portico/shared-kit/permissions';
import { injectFault } from '../../database/transaction.ts';
import { type AnyEndpoint, callEndpoint, kindsOf, readContract } from '../../testing/call-endpoint.ts';
import { type EndpointWorld, type Kind, startEndpointWorld } from '../../testing/endpoint-world.ts';
import { credentials } from '../../testing/session-inputs.ts';

let world: EndpointWorld;
let contract: readonly AnyEndpoint[];

beforeAll(async () => {
  world = await startEndpointWorld();
  contract = [...(await readContract()).values()];
});
afterAll(() => world.app.close());

const db = () => world.app.platform.connections.db;

/** Returns what is recorded while something is done, in order. */
async function recordedDuring(work: () => Promise<unknown>) {
  const before = await db().selectFrom('audit_event').select('id').execute();
  await work();
  const known = new Set(before.map(({ id }) => id));
  const rows = await db().selectFrom('audit_event').selectAll().orderBy('at').orderBy('id').execute();
  return rows.filter(({ id }) => !known.has(id));
}

/** Operations that delete, publish, export, hand out, change rights, or do something to many things. */
const grave =
  /^(delete|drop|discard|publish|export|import|download|print|reset|change|batch|modify|handOver|takeBack|switch|sign|finish|makeModel|actOn|edit|create.*Delegation|add.*Link|end.*Delegation)|Package|Password|RecoveryCodes|(begin|confirm|turnOff)SecondFactor/;

/** Endpoints of such names that do nothing of the kind. */
const harmless: Readonly<Record<string, string>> = {
  actOnWorkItem: 'one step of one workflow, which the workflow log tells',
  deleteExport: 'a file of their own, which was told when it was written and fetched',
  deleteSavedFilter: 'a search of their own',
  deleteSavedView: 'how somebody looks at a list, no record',
  unsubscribe: 'what somebody is told of, no record',
  leaveList: 'who looks at a list, no record',
  discardImportFile: 'a file of their own, before anything is made of it',
  downloadImportTemplate: 'a workbook without a record',
  dropImportRows: 'rows of a file of their own that are no records',
  forgetCorrection: 'an answer of their own',
  importDesign: 'reads a file into the designer, nothing is kept',
  releaseDesignLock: 'ends their own lock',
};

test('every endpoint that deletes, publishes, exports or changes rights says what the audit trail records of it', () => {
  const silent = contract.filter(({ audit, auditBy }) => audit === undefined && auditBy === undefined);
  const forgotten = silent.filter(
    ({ operationId, method }) => (grave.test(operationId) || method === 'DELETE') && !(operationId in harmless),
  );
  expect(forgotten.map(({ operationId }) => operationId)).toEqual([]);
  expect(contract.flatMap(auditedCalls).length).toBeGreaterThan(35);
});

/** The calls of an endpoint that the audit trail records: one for each kind of things where it has kinds. */
function auditedCalls(endpoint: AnyEndpoint) {
  return kindsOf(endpoint).flatMap((kind) => {
    const called = kind === undefined ? endpoint : endpointFor(endpoint, { kind });
    const name = kind === undefined ? called.operationId : `${called.operationId}:${kind}`;
    return called.audit === undefined ? [] : [{ endpoint: called, name, kind }];
  });
}

/** People who may, where the endpoint's permission alone does not say: such as who has the lock of a design. */
const holders: Readonly<Record<string, Kind>> = {
  actOnInstance: 'rootAdmin',
  purgeRecords: 'rootAdmin',
  'publishDesign:workflow': 'privileged',
  'discardDesignDraft:workflow': 'privileged',
  'publishDesign:form': 'systemAdmin',
  'discardDesignDraft:form': 'systemAdmin',
  'deleteDesign:form': 'systemAdmin',
  'publishDesign:portalPage': 'systemAdmin',
  'discardDesignDraft:portalPage': 'systemAdmin',
  'deleteDesign:portalPage': 'systemAdmin',
  'publishDesign:printTemplate': 'systemAdmin',
  'discardDesignDraft:printTemplate': 'systemAdmin',
  'deleteDesign:printTemplate': 'systemAdmin',
  'publishDesign:report': 'systemAdmin',
  'discardDesignDraft:report': 'systemAdmin',
  'deleteDesign:report': 'systemAdmin',
};

function callerOf({ access }: AnyEndpoint, name: string): Kind {
  const isForEmployee = access === 'anonymous' || access === 'signedIn' || can([], access);
  return holders[name] ?? (isForEmployee ? 'employee' : 'rootAdmin');
}

/** Endpoints that cannot be done here, and are refused. */
const refused = [
  // What was started of the workflow keeps it.
  'deleteDesign:workflow',
  // The only form of its model.
  'deleteDesign:form',
  // Who owns the import of the tests may not import.
  'beginImport',
  'undoImport',
  'importCorrected',
  'changePassword',
  'changePasswordOf',
  'finishOpenId',
  'signInByProxy',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'turnOffSecondFactor',
];

test('each call of an endpoint that says so is recorded once, with who, from where, and how it ended', async () => {
  const told: string[] = [];
  const expected: string[] = [];
  for (const { endpoint, name, kind } of contract.flatMap(auditedCalls)) {
    const { operationId } = endpoint;
    const action = actionOf(operationId, endpoint.audit);
    const events = await recordedDuring(() => callEndpoint(world, endpoint, callerOf(endpoint, name), kind));
    const own = events.filter((event) => event.action === action);
    const facts = own.map(({ result, address, device, trace_id }) => [result, address, device, typeof trace_id].join());
    told.push(`${name} ${facts.join(' and ')}`);
    expected.push(`${name} ${refused.includes(name) ? 'refused' : 'done'},127.0.0.1,lightMyRequest,string`);
  }
  expect(told).toEqual(expected);
});

/** The input of the tests only plans imports. */
const actionOf = (operationId: string, audit: AuditAction | undefined) =>
  ({ importPackage: 'packagePlan', importOrganisation: 'organisationPlan' })[operationId] ?? audit;

test('a sign-in is told with its account, and so is one that fails; what was typed for an account of nobody is not', async () => {
  const good = await recordedDuring(async () => world.app.call(signIn, await credentials(world), null));
  expect(good).toMatchObject([{ action: 'signIn', result: 'done', actor_id: 'emma', actor_name: '艾玛' }]);
  const failing = async (username: string) => world.app.call(signIn, { ...(await credentials(world)), username }, null);
  const failed = await recordedDuring(() => failing('colin'));
  expect(failed).toMatchObject([
    { action: 'signIn', result: 'refused', errcode: codeOf('signInFailed'), actor_id: 'colin', object_name: '科林' },
  ]);
  const unknown = await recordedDuring(() => failing('Secret-42-typed-here'));
  expect(unknown).toMatchObject([{ action: 'signIn', result: 'refused', actor_id: null }]);
  expect(JSON.stringify(unknown)).not.toContain('typed-here');
});

test('sign-ins that are delayed after too many attempts are told once in a while', async () => {
  const attempts = await recordedDuring(async () => {
    for (let count = 0; count < 14; count++) {
      await world.app.call(signIn, { ...(await credentials(world)), username: 'nick' }, null);
    }
  });
  const delays = attempts.filter(({ action }) => action === 'signInDelay');
  expect(delays).toMatchObject([{ actor_id: 'nick', result: 'refused', errcode: codeOf('tooManyAttempts') }]);
  // Five pass without a delay, and some more where the machine is slow.
  const passed = attempts.filter(({ action }) => action === 'signIn').length;
  expect([passed >= 5, passed < 14]).toEqual([true, true]);
});

test('a refresh token that is used twice is told with its owner', async () => {
  const { data } = await world.app.call(signIn, await credentials(world), null);
  const use = () => world.app.call(refreshToken, { refresh_token: data.refresh_token, corpId: 'main' }, null);
  const events = await recordedDuring(async () => {
    await use();
    await use();
  });
  expect(events).toMatchObject([
    { action: 'tokenReuse', actor_id: 'emma', result: 'refused', errcode: codeOf('refreshTokenReused') },
  ]);
});

test('who is denied something again and again is told once, with what they asked for', async () => {
  const asking = () => world.app.call(listExternalLinks, { schemaCode: 'Order' }, 'colin');
  const events = await recordedDuring(async () => {
    for (let count = 0; count < 5; count++) await asking();
  });
  expect(events).toMatchObject([
    { action: 'accessDenied', actor_id: 'colin', object_id: 'listExternalLinks', errcode: codeOf('noPermission') },
  ]);
  expect(events[0]?.detail).toEqual({ schemaCode: 'Order' });
});

test('a finer rule that denies a record is told as well', async () => {
  const events = await recordedDuring(() =>
    world.app.call(getRecord, { schemaCode: 'Order', id: 'some-order' }, 'pia'),
  );
  expect(events).toMatchObject([
    { action: 'accessDenied', actor_id: 'pia', object_id: 'getRecord', errcode: codeOf('noPermissionToView') },
  ]);
  expect(events[0]?.detail).toEqual({ schemaCode: 'Order', id: 'some-order' });
});

test('what is rolled back is not told as done', async () => {
  const { id } = await world.newOrder();
  injectFault(db(), () => {
    throw new Error('the commit failed');
  });
  const events = await recordedDuring(() => world.app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'emma'));
  injectFault(db(), undefined);
  expect(events).toMatchObject([{ action: 'recordDelete', result: 'failed', errcode: codeOf('unknownError') }]);
});

test('what is deleted is told by the names it had', async () => {
  const { id } = await world.newOrder();
  const events = await recordedDuring(() => world.app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'emma'));
  expect(events).toMatchObject([{ action: 'recordDelete', object_id: 'Order', actor_id: 'emma' }]);
  expect(events[0]?.detail).toMatchObject({ successCount: 1, records: [{ id }] });
});

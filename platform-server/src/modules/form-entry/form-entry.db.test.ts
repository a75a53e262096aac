import { checkAdd, getFormUrl } from '@portico/shared-kit/contract/form-entry.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';
import { leaveXml } from '../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
const schemaCode = 'Order';

beforeAll(async () => {
  app = await startRecordsApp();
  const flow = { appCode: 'sales', schemaCode, code: 'orderFlow', name: '订单审批', xml: leaveXml, file: 'order' };
  await transaction(app.platform.connections.db, (trx) => app.services.workflow.templates.publish(trx, flow));
});
afterAll(() => app.close());

const check = (userId: string, more: object = {}) => app.call(checkAdd, { schemaCode, ...more }, userId);
const starting = (relativeCode: string) => ({ relativeCode, queryActionRelativeType: 1 });
const codeFor = (name: ErrorName) => codeOf(name);

describe('the check before adding', () => {
  test('leads who may add to the form', async () => {
    for (const user of ['ann', 'max', 'adm']) {
      expect((await check(user)).data).toEqual({ workflowCode: null, schemaCode, sheetCode: 'main' });
    }
  });

  test('takes what the specification sends of a button that is tied to nothing', async () => {
    const button = { relativeCode: '', isMobile: false, queryActionType: 'ADD', queryActionRelativeType: 1 };
    expect((await check('ann', button)).data).toEqual({ workflowCode: null, schemaCode, sheetCode: 'main' });
  });

  test('tells who may not: 700020, and who does not see the list nothing of it', async () => {
    expect((await check('lee')).errcode).toBe(codeFor('noPermissionToAdd'));
    expect((await check('out')).errcode).toBe(codeFor('noPermissionToView'));
    expect((await check('ann', { schemaCode: 'Nothing' })).errcode).toBe(codeFor('modelMissing'));
  });

  test('leads a button that starts a workflow to its start', async () => {
    const { data } = await check('ann', starting('orderFlow'));
    expect(data).toEqual({ workflowCode: 'orderFlow', schemaCode, sheetCode: null });
    expect((await check('lee', starting('orderFlow'))).errcode).toBe(codeFor('noPermissionToAdd'));
    expect((await check('adm', starting('orderFlow'))).errcode).toBe(codeFor('adminCannotStart'));
  });

  test('tells of a workflow that is not published: 401033', async () => {
    expect((await check('ann', starting('nothing'))).errcode).toBe(codeFor('notPublished'));
    const { db } = app.platform.connections;
    const publish = (published: boolean) =>
      db.updateTable('workflow_template').set({ published }).where('code', '=', 'orderFlow').execute();
    await publish(false);
    expect((await check('ann', starting('orderFlow'))).errcode).toBe(codeFor('notPublished'));
    await publish(true);
  });

  test('asks the other model where the button opens its form', async () => {
    const customers = { relativeCode: 'Customer', queryActionRelativeType: 2 };
    const opened = { workflowCode: null, schemaCode: 'Customer', sheetCode: 'main' };
    expect((await check('max', customers)).data).toEqual(opened);
    expect((await check('ann', customers)).errcode).toBe(codeFor('noPermissionToAdd'));
  });
});

describe('the address of a record’s form', () => {
  const urlOf = (bizObjectId: string, userId: string) => app.call(getFormUrl, { schemaCode, bizObjectId }, userId);

  test('is told to who may see the record', async () => {
    const { id } = await newOrder(app, 'ann');
    for (const user of ['ann', 'lee', 'amy']) {
      expect((await urlOf(id, user)).data).toBe(`/form/detail?objectId=${id}&schemaCode=Order&sheetCode=main`);
    }
    for (const user of ['cat', 'out']) expect((await urlOf(id, user)).errcode).toBe(codeFor('recordMissing'));
    expect((await urlOf('unknown', 'adm')).errcode).toBe(codeFor('recordMissing'));
  });
});

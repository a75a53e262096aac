import { checkAdd } from '@portico/shared-kit/contract/form-entry.endpoints';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { bindDesign } from '@portico/shared-kit/contract/workflow-design.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type EndpointWorld, startEndpointWorld } from '../../../testing/endpoint-world.ts';

const { createDesign, getDesign, setDesignAvailability } = designEndpoints('workflow');

let world: EndpointWorld;

beforeAll(async () => {
  world = await startEndpointWorld();
});
afterAll(() => world.app.close());

const orders = workflowDesignName({ workflowCode: 'orderFlow' });
const bind = (isBound: boolean, workflowCode = 'orderFlow', user = 'pia') =>
  world.app.call(bindDesign, { workflowCode, isBound }, user);
const bound = async () => (await world.app.call(getDesign, orders, 'pia')).data.boundWorkflow;
const added = async () => (await world.app.call(checkAdd, { schemaCode: 'Order' }, 'emma')).data.workflowCode;

test('a published workflow is bound to "Add" of its list in the designer, and loosed again', async () => {
  expect([await bound(), await added()]).toEqual([null, null]);
  expect((await bind(true)).data).toEqual({ boundWorkflow: 'orderFlow' });
  expect([await bound(), await added()]).toEqual(['orderFlow', 'orderFlow']);
  const config = await world.app.call(getListConfigData, { schemaCode: 'Order' }, 'emma');
  expect(config.data.workflowCode).toBe('orderFlow');
  // The world's page and template are no real ones.
  const { db } = world.app.platform.connections;
  await db.deleteFrom('print_template').execute();
  await db.deleteFrom('portal_page').execute();
  const { files } = await world.app.services.appPackages.exportPackage('sales');
  expect(files['models/Order.yaml']).toContain('workflowCode: orderFlow');
  const { steps } = await world.app.services.appPackages.importPackage(files, { dryRun: true }, null);
  expect(steps.filter(({ action }) => action !== 'warn')).toEqual([]);
  expect((await bind(false)).data).toEqual({ boundWorkflow: null });
  expect([await bound(), await added()]).toEqual([null, null]);
});

test('loosing a workflow leaves another one that is bound', async () => {
  await bind(true);
  const { db } = world.app.platform.connections;
  const [kept] = await db.selectFrom('workflow_template').selectAll().where('code', '=', 'orderFlow').execute();
  if (kept === undefined) throw new Error('orderFlow is not published');
  await db
    .insertInto('workflow_template')
    .values({ ...kept, code: 'otherFlow' })
    .execute();
  expect((await bind(false, 'otherFlow')).data).toEqual({ boundWorkflow: 'orderFlow' });
  expect((await bind(true, 'otherFlow')).data).toEqual({ boundWorkflow: 'otherFlow' });
  expect(await bound()).toBe('otherFlow');
  await bind(false, 'otherFlow');
});

test('a workflow that was never published cannot be bound, and others than its designers bind none', async () => {
  const fresh = workflowDesignName({ workflowCode: 'freshFlow' });
  await world.app.call(createDesign, { ...fresh, name: '新流程', schemaCode: 'Order' }, 'pia');
  expect((await bind(true, 'freshFlow')).errcode).toBe(codeOf('notPublished'));
  expect((await bind(true, 'orderFlow', 'emma')).errcode).toBe(codeOf('noPermission'));
  expect((await bind(true, 'gone')).errcode).toBe(codeOf('designMissing'));
  expect(await added()).toBeNull();
});

test('the audit trail tells who bound what', async () => {
  await bind(true);
  await bind(false);
  const { db } = world.app.platform.connections;
  const events = await db.selectFrom('audit_event').selectAll().where('action', '=', 'workflowBind').execute();
  expect(events.at(-1)).toMatchObject({ actor_id: 'pia', object_id: 'orderFlow', detail: { isBound: false } });
});

test('the audit trail tells who switched a workflow off', async () => {
  const input = { ...orders, availability: 'off' } as const;
  expect((await world.app.call(setDesignAvailability, input, 'emma')).errcode).toBe(codeOf('noPermission'));
  expect((await world.app.call(setDesignAvailability, input, 'pia')).errcode).toBe(0);
  const { db } = world.app.platform.connections;
  const events = await db.selectFrom('audit_event').selectAll().where('action', '=', 'workflowAvailability').execute();
  expect(events.at(-1)).toMatchObject({ actor_id: 'pia', object_id: 'orderFlow', detail: { availability: 'off' } });
  await world.app.call(setDesignAvailability, { ...input, availability: 'on' }, 'pia');
});

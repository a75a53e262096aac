import { deleteRecords } from '@portico/shared-kit/contract/records.endpoints';
import { queryDeletedRecords } from '@portico/shared-kit/contract/recycle-bin.endpoints';
import { type EndpointWorld, oneFound, oneToExport } from './endpoint-world.ts';

/** A list that finds one new order of the employee. */
const list = async ({ app, newOrder }: EndpointWorld) => oneFound(app, await newOrder());
/** A new order of the employee that they have deleted. */
const deleted = async ({ app, newOrder }: EndpointWorld) => {
  const { id } = await newOrder();
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'emma');
  const page = await app.call(queryDeletedRecords, { schemaCode: 'Order', page: 0, size: 500 }, 'emma');
  return { schemaCode: 'Order', ids: page.data.content.filter((each) => each.objectId === id).map((each) => each.id) };
};
/** A job of the employee. */
const job = async ({ newRecordJob }: EndpointWorld) => ({ id: await newRecordJob() });
/** An export of the employee. */
const exported = async ({ newExport }: EndpointWorld) => ({ id: await newExport() });

/** Returns one new order of the employee, by its id. */
export const chosen = async ({ newOrder }: EndpointWorld) => ({
  schemaCode: 'Order',
  objectIds: [(await newOrder()).id],
});
const value = { propertyCode: 'remark', modifiedValue: 'x' };
const batch = async (world: EndpointWorld) => ({ ...(await chosen(world)), ...value });

const cells = async ({ newOrder }: EndpointWorld) => {
  const { id, version } = await newOrder();
  return { schemaCode: 'Order', codes: ['remark'], rows: [{ record: { id, version }, cells: ['x'] }] };
};

/** Inputs of operations on several records, and on everything that a list finds. */
export const batchInputs = {
  getNoPresentationNumber: chosen,
  modifyOwner: async (world: EndpointWorld) => ({ ...(await chosen(world)), ownerId: 'nick' }),
  previewBatchUpdate: batch,
  batchUpdate: batch,
  previewCellChanges: cells,
  changeCells: cells,
  queryDeletedRecords: () => ({ schemaCode: 'Order', page: 0, size: 20 }),
  restoreRecords: deleted,
  purgeRecords: deleted,
  undoOperation: async ({ app, newOrder }: EndpointWorld) => {
    const { id } = await newOrder();
    const { data } = await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'emma');
    return { id: data?.operationId ?? 'none' };
  },
  deleteAllFound: list,
  updateAllFound: async (world: EndpointWorld) => ({ ...(await list(world)), ...value }),
  handOverAllFound: async (world: EndpointWorld) => ({ ...(await list(world)), ownerId: 'nick' }),
  getRecordJob: job,
  stopRecordJob: job,
  beginExport: async ({ app, newOrder }: EndpointWorld) => oneToExport(app, await newOrder()),
  getExport: exported,
  listExports: () => ({ page: 0, size: 20 }),
  stopExport: exported,
  repeatExport: exported,
  deleteExport: exported,
  downloadExport: exported,
  listOwnJobs: () => ({}),
};

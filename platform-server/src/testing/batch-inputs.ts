import { deleteAllFound } from '@portico/shared-kit/contract/record-jobs.endpoints';
import type { EndpointWorld } from './endpoint-world.ts';

/** A list that finds one order of the employee. Jobs that were begun before would be too many. */
async function oneFound({ app, newOrder }: EndpointWorld) {
  await app.platform.connections.db.deleteFrom('record_job').execute();
  const filter = { propertyCode: 'id', operator: 'equal', value: (await newOrder()).id } as const;
  return { schemaCode: 'Order', filter, expectedCount: 1 };
}

/** A job of the employee. */
async function begun(world: EndpointWorld) {
  const { data } = await world.app.call(deleteAllFound, await oneFound(world), 'emma');
  return { id: data.id };
}

/** One new order of the employee, by its id. */
export const chosen = async ({ newOrder }: EndpointWorld) => ({
  schemaCode: 'Order',
  objectIds: [(await newOrder()).id],
});
const value = { propertyCode: 'remark', modifiedValue: 'x' };
const batch = async (world: EndpointWorld) => ({ ...(await chosen(world)), ...value });

/** Inputs of operations on several records, and on everything that a list finds. */
export const batchInputs = {
  getNoPresentationNumber: chosen,
  modifyOwner: async (world: EndpointWorld) => ({ ...(await chosen(world)), ownerId: 'nick' }),
  previewBatchUpdate: batch,
  batchUpdate: batch,
  deleteAllFound: oneFound,
  updateAllFound: async (world: EndpointWorld) => ({ ...(await oneFound(world)), ...value }),
  handOverAllFound: async (world: EndpointWorld) => ({ ...(await oneFound(world)), ownerId: 'nick' }),
  getRecordJob: begun,
  stopRecordJob: begun,
};

import { asJson } from '../database/index.ts';
import { batchInputs } from './batch-inputs.ts';
import { designInputs } from './design-inputs.ts';
import { type EndpointWorld, mark } from './endpoint-world.ts';
import { externalInputs } from './external-inputs.ts';
import { importInputs } from './import-inputs.ts';
import { index, madeIndex } from './index-inputs.ts';
import { samplePackage } from './sample-package.ts';
import { credentials, factorInputs, passwords, sessionOfEmma, somebodyNew, tokens } from './session-inputs.ts';
import { addedEntry } from './traced-orders.ts';
import { portalInputs } from './portal-inputs.ts';
import { printInputs } from './print-inputs.ts';
import { savedViewInputs } from './saved-view-inputs.ts';
import { subscriptionInputs } from './subscription-inputs.ts';

/** Input of a valid call: it is about things of the employee, whoever makes it. */
type Input = (world: EndpointWorld) => object | Promise<object>;

const ofModel = { schemaCode: 'Order' };
const firstPage = { page: 0, size: 20 };

const hasTitle = { propertyCode: 'title', operator: 'isNotNull', value: null };

const nothing: Input = () => ({});
const model: Input = () => ofModel;
const one: Input = async ({ newOrder }) => ({ ...ofModel, id: (await newOrder()).id });
const objectId: Input = async ({ newOrder }) => ({ ...ofModel, bizObjectId: (await newOrder()).id });
const ids: Input = async ({ newOrder }) => ({ ...ofModel, ids: [(await newOrder()).id] });
const emma: Input = () => ({ id: 'emma' });
const application: Input = () => ({ appCode: 'sales' });
/** Delegation by the employee to a colleague, next year. */
const delegated = () => ({
  delegateId: 'nick',
  startTime: '2100-01-01T00:00:00.000Z',
  endTime: '2100-01-02T00:00:00.000Z',
  reason: mark,
  includesOpen: false,
});

/** The same one each time, so that it is answered in the same words. */
async function madeDelegation({ app: { platform } }: EndpointWorld): Promise<string> {
  const { db } = platform.connections;
  const id = 'delegation-of-emma';
  const { delegateId, startTime, endTime, reason } = delegated();
  const period = { start_time: startTime, end_time: endTime, created_time: new Date(0) };
  const who = { corp_id: 'main', id, delegator_id: 'emma', delegate_id: delegateId };
  await db.deleteFrom('delegation').where('corp_id', '=', 'main').execute();
  await db
    .insertInto('delegation')
    .values({ ...who, ...period, reason, includes_open: false })
    .execute();
  return id;
}

/** Comments on an order by the employee; the same words at the same time each time. */
async function commented(world: EndpointWorld) {
  const { db } = world.app.platform.connections;
  const [place, authorId] = [await objectId(world), 'emma'];
  const { bizObjectId } = place as { bizObjectId: string };
  const id = `comment-on-${bizObjectId}`.slice(0, 64);
  const row = { corp_id: 'main', id, schema_code: 'Order', record_id: bizObjectId, author_id: authorId };
  await db
    .insertInto('record_comment')
    .values({ ...row, content: asJson([{ text: mark }]), created_time: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { place, id };
}

/** A good call of every endpoint, by the name of its operation. */
export const inputs: Readonly<Record<string, Input>> = {
  getRsaKey: nothing,
  signIn: credentials,
  signInByProxy: nothing,
  refreshToken: async (world) => ({ refresh_token: (await tokens(world)).refresh_token, corpId: 'main' }),
  refreshTokenOf: async (world) => ({ access_token: (await tokens(world)).access_token }),
  logout: async (world) => ({ T: (await tokens(world)).refresh_token }),
  beginOpenId: nothing,
  finishOpenId: () => ({ answer: 'code=1&state=1' }),
  getCurrentUser: nothing,
  getStart: nothing,
  keepAppearance: () => ({ appearance: null }),
  changePassword: passwords,
  changePasswordOf: async (world) => ({ username: 'emma', corpId: 'main', ...(await passwords(world)) }),
  noteSessionUse: nothing,
  listOwnSessions: nothing,
  endOwnSession: async (world) => ({ id: await sessionOfEmma(world) }),
  endOtherSessions: nothing,
  searchUsers: nothing,
  searchPortal: () => ({ text: mark }),
  getUserCard: emma,
  listUserDepartments: emma,
  listDepartmentChildren: nothing,
  searchDepartments: () => ({ keyword: '销售' }),
  resolveUnits: () => ({ userIds: ['emma'], departmentIds: ['sales'] }),
  listDepartments: nothing,
  listRoles: nothing,
  listRoleChilds: () => ({ groupId: 'business' }),
  resetPassword: somebodyNew,
  importOrganisation: () => ({ files: { 'people.csv': 'account,name\nfresh,新人\n' }, dryRun: true }),
  exportOrganisation: nothing,
  ...factorInputs,
  // The body is multipart; the test makes it.
  uploadFile: nothing,
  downloadFile: ({ fileId }) => ({ id: fileId }),
  searchNotifications: () => ({
    ...firstPage,
    tab: 'MESSAGE',
    messageType: 'STATION',
    readState: 'UNREADED',
    searchword: mark,
  }),
  getUnreadCount: nothing,
  streamNotificationEvents: () => ({ seconds: 0 }),
  getMessageFormUrl: ({ notificationId }) => ({ messageId: notificationId }),
  updateReadState: ({ notificationId }) => ({ messageIdList: [notificationId] }),
  sendAnnouncement: () => ({ title: 'Office closed', content: 'On Friday.', requestId: crypto.randomUUID() }),
  updateReadStateAll: () => ({ messageType: 'COMMENT' }),
  ...portalInputs,
  getSystemConfig: nothing,
  reportFailure: () => ({
    kind: 'crash',
    name: 'TypeError',
    message: '',
    frames: [],
    place: '/',
    code: null,
    remote: null,
  }),
  editTheme: () => ({ color: 'blue', outward: 'light' }),
  // Nobody finds anything under this trace: the trail tells of the employee's things by their names.
  searchAudit: () => ({ traceId: 'none', size: 50 }),
  exportAudit: () => ({ traceId: 'none' }),
  listApplications: nothing,
  listMenu: application,
  importPackage: () => ({ files: samplePackage, dryRun: true }),
  exportPackage: application,
  exportPackageZip: application,
  getListConfigData: model,
  ...savedViewInputs,
  ...subscriptionInputs,
  keepListLayout: () => ({ schemaCode: 'Order', viewCode: 'all', layout: null }),
  getQueryHeaders: model,
  getForm: model,
  getDataItems: model,
  getDataRules: model,
  adviseIndexes: model,
  listModelIndexes: model,
  makeModelIndexes: () => ({ ...ofModel, items: [index] }),
  dropModelIndex: madeIndex,
  queryRecords: () => ({ ...ofModel, ...firstPage }),
  groupRecords: () => ({ ...ofModel, groupBy: ['title'] }),
  matchRecords: async (world) => ({ ...ofModel, ids: [(await world.newOrder()).id], filters: [hasTitle] }),
  getColumnStatistics: () => ({ ...ofModel, propertyCode: 'title' }),
  queryOptions: () => ({ ...ofModel, ...firstPage, options: { customDisplayColumns: ['title'] } }),
  queryForRule: () => ({ ...ofModel, size: 20, options: { customDisplayColumns: ['title'] } }),
  getRecord: one,
  saveRecord: async (world) => ({ ...ofModel, ...idAndVersion(await world.newOrder()), data: { remark: 'x' } }),
  checkDelete: ids,
  deleteRecords: ids,
  listDrafts: async (world) => {
    await world.newDraft();
    return firstPage;
  },
  deleteDrafts: async (world) => ({ drafts: [{ ...ofModel, objectId: await world.newDraft() }] }),
  ...batchInputs,
  ...importInputs,
  getBatchUpdateLog: () => ({ ...ofModel, ...firstPage }),
  listFormTrace: () => ({ ...ofModel, ...firstPage }),
  getFormTrace: async (world) => ({ ...(await objectId(world)), ...firstPage }),
  getTraceEntry: addedEntry,
  listComments: async (world) => (await commented(world)).place,
  addComment: async (world) => ({ ...(await objectId(world)), content: [{ text: mark }] }),
  deleteComment: async (world) => {
    const { place, id } = await commented(world);
    return { ...place, id };
  },
  searchMentionable: objectId,
  checkAdd: model,
  getFormUrl: objectId,
  listStartableWorkflows: nothing,
  checkStart: () => ({ workflowCode: 'orderFlow' }),
  pinWorkflow: () => ({ workflowCode: 'orderFlow', isPinned: false }),
  getWorkItemCount: nothing,
  queryWorkItems: () => ({ ...firstPage, state: 'unfinished' }),
  listWorkflows: () => ({ of: 'mine' }),
  queryMyInstances: () => firstPage,
  summariseWorkItems: () => ({ state: 'unfinished' }),
  listSavedFilters: () => ({ list: 'unfinished' }),
  saveFilter: () => ({ list: 'unfinished', name: 'a', query: '', isDefault: false }),
  deleteSavedFilter: () => ({ id: 'nothing' }),
  reviewWorkItems: nothing,
  actOnManyItems: () => ({ action: 'agree', ids: ['somebody-elses'], requestId: 'many' }),
  handOverItems: () => ({ participantId: 'nick', personId: 'emma', ids: ['nothing'], requestId: 'over' }),
  searchInstances: () => ({ ...firstPage, order: 'newest' }),
  searchWorkItems: () => ({ ...firstPage, participantId: 'emma', state: 'unfinished', order: 'newest' }),
  listWorkLoads: nothing,
  getWorkLoad: () => ({ participantId: 'emma' }),
  getInstance: async ({ newInstance }) => ({ workflowInstanceId: await newInstance() }),
  startWorkflow: ({ app }) => ({ workflowCode: 'orderFlow', data: { title: 'x' }, requestId: app.platform.newId() }),
  actOnWorkItem: async ({ app, newWorkItem }) => ({
    id: await newWorkItem(),
    action: 'agree',
    requestId: app.platform.newId(),
  }),
  revokeInstance: async ({ app, newInstance }) => ({
    workflowInstanceId: await newInstance(),
    requestId: app.platform.newId(),
  }),
  getInstanceAdministration: async ({ newInstance }) => ({ workflowInstanceId: await newInstance() }),
  getTrack: async ({ newInstance }) => ({ workflowInstanceId: await newInstance() }),
  listWorkflowMessages: async ({ newInstance }) => ({ workflowInstanceId: await newInstance() }),
  actOnInstance: async ({ app, newInstance }) => ({
    workflowInstanceId: await newInstance(),
    command: { type: 'finish' },
    requestId: app.platform.newId(),
  }),
  previewAction: async ({ newWorkItem }) => ({ id: await newWorkItem(), action: 'agree' }),
  ...designInputs,
  getOpinionHabits: nothing,
  saveOpinionHabits: () => ({ phrases: ['同意'] }),
  ccInstance: async ({ app, newInstance }) => ({
    workflowInstanceId: await newInstance(),
    people: [{ kind: 'user', value: 'nick' }],
    requestId: app.platform.newId(),
  }),
  readItems: async ({ newWorkItem }) => ({ ids: [await newWorkItem()] }),
  listDelegations: async (world) => {
    await madeDelegation(world);
    return { ...firstPage, side: 'given' };
  },
  listDelegableWorkflows: nothing,
  createDelegation: async ({ app: { platform } }) => {
    await platform.connections.db.deleteFrom('delegation').where('corp_id', '=', 'main').execute();
    return { ...delegated(), requestId: platform.newId() };
  },
  changeDelegation: async (world) => ({ ...delegated(), id: await madeDelegation(world) }),
  endDelegation: async (world) => ({ id: await madeDelegation(world) }),
  deleteDelegation: async (world) => ({ id: await madeDelegation(world) }),
  listDelegatedItems: () => firstPage,
  takeBackItems: async ({ newWorkItem }) => ({ ids: [await newWorkItem()] }),
  ...printInputs,
  ...externalInputs,
  lookUpNames: () => ({ propertyCode: 'order', page: 0 }),
  // The body is multipart; the test makes it.
  uploadExternalFile: nothing,
  submitExternalForm: ({ app }) => ({ data: { title: 'x' }, requestId: app.platform.newId() }),
};

const idAndVersion = ({ id, version }: { id: string; version: number }) => ({ id, version });

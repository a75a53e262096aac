import { ccInstance, readItems } from '@portico/shared-kit/contract/cc.endpoints';
import { CcInstanceInput, CcInstanceReply, ReadItemsInput } from '@portico/shared-kit/contract/cc.schema';
import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  actOnWorkItem,
  getInstance,
  getWorkItemCount,
  checkStart,
  listStartableWorkflows,
  pinWorkflow,
  queryWorkItems,
  revokeInstance,
  startWorkflow,
} from '@portico/shared-kit/contract/workflow.endpoints';
import { actOnManyItems, reviewWorkItems, summariseWorkItems } from '@portico/shared-kit/contract/work-items.endpoints';
import {
  BulkActInput,
  BulkActReply,
  Review,
  ReviewWorkItemsInput,
} from '@portico/shared-kit/contract/work-item-bulk.schema';
import { SummariseWorkItemsInput, WorkItemSummary } from '@portico/shared-kit/contract/work-item-search.schema';
import {
  CheckStartInput,
  PinWorkflowInput,
  StartableWorkflows,
} from '@portico/shared-kit/contract/startable-workflows.schema';
import {
  ActOnWorkItemInput,
  GetInstanceInput,
  QueryWorkItemsInput,
  RevokeInstanceInput,
  StartWorkflowInput,
  StartWorkflowReply,
  WorkflowInstanceDetail,
  CountWorkItemsInput,
  WorkItemCount,
  WorkItemPage,
} from '@portico/shared-kit/contract/workflow.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { registerWorkflowDesigns } from './design/design.routes.ts';
import { registerOpinions } from './opinions/opinions.routes.ts';
import { registerInstanceAdministration } from './instance-administration/instance-administration.routes.ts';
import { registerSearching } from './searching/searching.routes.ts';
import { registerTracks } from './track/track.routes.ts';
import { registerSavedFilters } from './saved-filters/saved-filters.routes.ts';
import type { WorkflowService } from './workflow.service.ts';

/** Registers the workflow center's lists and everything that is done to instances. */
export function registerWorkflow(app: FastifyInstance, workflow: WorkflowService): void {
  registerInstanceAdministration(app, workflow);
  registerTracks(app, workflow);
  registerWorkflowDesigns(app, workflow);
  registerOpinions(app, workflow);
  registerItemLists(app, workflow);
  registerCc(app, workflow);
  registerSavedFilters(app, workflow);

  registerStartable(app, workflow);

  route(app, getWorkItemCount, { input: CountWorkItemsInput, reply: WorkItemCount }, ({ user, input }) =>
    workflow.countItems(user, input),
  );

  route(app, queryWorkItems, { input: QueryWorkItemsInput, reply: WorkItemPage }, ({ input, user, locale }) =>
    workflow.queryItems(user, input, locale),
  );

  registerSearching(app, workflow);

  route(app, getInstance, { input: GetInstanceInput, reply: WorkflowInstanceDetail }, ({ input, user }) =>
    workflow.getInstance(user, input),
  );

  route(
    app,
    startWorkflow,
    { input: StartWorkflowInput, reply: StartWorkflowReply, changesLists: true },
    ({ input, user, locale }) => workflow.start(user, input, locale),
  );

  route(
    app,
    actOnWorkItem,
    { input: ActOnWorkItemInput, reply: Empty, changesLists: true },
    ({ input, user, locale }) => workflow.act(user, input, locale),
  );

  route(app, revokeInstance, { input: RevokeInstanceInput, reply: Empty, changesLists: true }, ({ input, user }) =>
    workflow.revoke(user, input),
  );
}

/** Registers the endpoints by which people are given something to read and say that they have read it. */
function registerCc(app: FastifyInstance, workflow: WorkflowService): void {
  route(app, ccInstance, { input: CcInstanceInput, reply: CcInstanceReply, changesLists: true }, ({ input, user }) =>
    workflow.sendCc(user, input),
  );

  route(app, readItems, { input: ReadItemsInput, reply: BulkActReply, changesLists: true }, ({ input, user, locale }) =>
    workflow.read(user, input, locale),
  );
}

/** Registers the endpoints that narrow people's lists of work items and act on many of them. */
function registerItemLists(app: FastifyInstance, workflow: WorkflowService): void {
  route(app, summariseWorkItems, { input: SummariseWorkItemsInput, reply: WorkItemSummary }, ({ input, user }) =>
    workflow.summariseItems(user, input),
  );

  route(app, reviewWorkItems, { input: ReviewWorkItemsInput, reply: Review }, ({ input, user, locale }) =>
    workflow.reviewItems(user, input, locale),
  );

  route(
    app,
    actOnManyItems,
    { input: BulkActInput, reply: BulkActReply, changesLists: true },
    ({ input, user, locale }) => workflow.actOnMany(user, input, locale),
  );
}

function registerStartable(app: FastifyInstance, workflow: WorkflowService): void {
  route(app, listStartableWorkflows, { input: Empty, reply: StartableWorkflows }, ({ user }) =>
    workflow.listStartable(user),
  );

  route(app, checkStart, { input: CheckStartInput, reply: Empty }, async ({ input, user }) => {
    await workflow.checkStart(user, input.workflowCode);
    return {};
  });

  route(app, pinWorkflow, { input: PinWorkflowInput, reply: Empty }, ({ input, user }) =>
    workflow.pinWorkflow(user, input),
  );
}

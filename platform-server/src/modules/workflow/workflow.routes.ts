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
import { previewAction } from '@portico/shared-kit/contract/workflow-preview.endpoints';
import { ActionPreview, PreviewActionInput } from '@portico/shared-kit/contract/workflow-preview.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { registerDesignFiles, registerWorkflowDesigns } from './design/design.routes.ts';
import { registerOpinions } from './opinions/opinions.routes.ts';
import { registerInstanceAdministration } from './instance-administration/instance-administration.routes.ts';
import { registerInstanceSearch, registerItemSearch } from './searching/searching.routes.ts';
import { registerTracks } from './track/track.routes.ts';
import { registerSavedFilters } from './saved-filters/saved-filters.routes.ts';
import type { WorkflowCommands } from './commands/workflow-commands.service.ts';
import type { WorkflowInstances } from './instances/instances.service.ts';
import type { StartableWorkflowService } from './templates/startable-workflows.service.ts';
import type { WorkItems } from './work-items/work-items.service.ts';
import type { WorkflowServices } from './workflow-services.ts';

/** Registers the workflow center's lists and everything that is done to instances. */
export function registerWorkflow(app: FastifyInstance, workflow: WorkflowServices): void {
  registerStartable(app, workflow.startable);
  registerCommands(app, workflow.commands);
  registerWorkItems(app, workflow.workItems);
  registerInstances(app, workflow.instances);
  registerInstanceAdministration(app, workflow.administration);
  registerTracks(app, workflow.tracks);
  registerInstanceSearch(app, workflow.instanceSearch);
  registerItemSearch(app, workflow.itemSearch);
  registerSavedFilters(app, workflow.savedFilters);
  registerOpinions(app, workflow.opinions);
  registerWorkflowDesigns(app, workflow.designs);
  registerDesignFiles(app, workflow.designFiles);
}

function registerStartable(app: FastifyInstance, startable: StartableWorkflowService): void {
  route(app, listStartableWorkflows, { input: Empty, reply: StartableWorkflows }, ({ user }) => startable.list(user));

  route(app, checkStart, { input: CheckStartInput, reply: Empty }, async ({ input, user }) => {
    await startable.check(user, input.workflowCode);
    return {};
  });

  route(app, pinWorkflow, { input: PinWorkflowInput, reply: Empty }, ({ input, user }) => startable.pin(user, input));
}

function registerCommands(app: FastifyInstance, commands: WorkflowCommands): void {
  route(
    app,
    startWorkflow,
    { input: StartWorkflowInput, reply: StartWorkflowReply, changesLists: true },
    ({ input, user, locale }) => commands.start(user, input, locale),
  );

  route(
    app,
    actOnWorkItem,
    { input: ActOnWorkItemInput, reply: Empty, changesLists: true },
    ({ input, user, locale }) => commands.act(user, input, locale),
  );

  route(
    app,
    actOnManyItems,
    { input: BulkActInput, reply: BulkActReply, changesLists: true },
    ({ input, user, locale }) => commands.actOnMany(user, input, locale),
  );

  route(app, revokeInstance, { input: RevokeInstanceInput, reply: Empty, changesLists: true }, ({ input, user }) =>
    commands.revoke(user, input),
  );

  route(app, ccInstance, { input: CcInstanceInput, reply: CcInstanceReply, changesLists: true }, ({ input, user }) =>
    commands.sendCc(user, input),
  );

  route(app, readItems, { input: ReadItemsInput, reply: BulkActReply, changesLists: true }, ({ input, user, locale }) =>
    commands.markRead(user, input, locale),
  );

  route(app, previewAction, { input: PreviewActionInput, reply: ActionPreview }, ({ input, user }) =>
    commands.preview(user, input),
  );
}

function registerWorkItems(app: FastifyInstance, workItems: WorkItems): void {
  route(app, getWorkItemCount, { input: CountWorkItemsInput, reply: WorkItemCount }, ({ user, input }) =>
    workItems.count(user, input),
  );

  route(app, queryWorkItems, { input: QueryWorkItemsInput, reply: WorkItemPage }, ({ input, user, locale }) =>
    workItems.query(user, input, locale),
  );

  route(app, summariseWorkItems, { input: SummariseWorkItemsInput, reply: WorkItemSummary }, ({ input, user }) =>
    workItems.summarise(user, input),
  );

  route(app, reviewWorkItems, { input: ReviewWorkItemsInput, reply: Review }, ({ input, user, locale }) =>
    workItems.review(user, input, locale),
  );
}

function registerInstances(app: FastifyInstance, instances: WorkflowInstances): void {
  route(app, getInstance, { input: GetInstanceInput, reply: WorkflowInstanceDetail }, ({ input, user }) =>
    instances.get(user, input),
  );
}

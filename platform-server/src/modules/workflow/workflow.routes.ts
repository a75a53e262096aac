import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  actOnWorkItem,
  getInstance,
  getWorkItemCount,
  listStartableWorkflows,
  queryMyInstances,
  queryWorkItems,
  revokeInstance,
  startWorkflow,
} from '@portico/shared-kit/contract/workflow.endpoints';
import {
  ActOnWorkItemInput,
  GetInstanceInput,
  QueryInstancesInput,
  QueryWorkItemsInput,
  RevokeInstanceInput,
  StartableWorkflows,
  StartWorkflowInput,
  StartWorkflowReply,
  WorkflowInstanceDetail,
  WorkflowInstancePage,
  WorkItemCount,
  WorkItemPage,
} from '@portico/shared-kit/contract/workflow.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { WorkflowService } from './workflow.service.ts';

/** Registers the workflow center's lists and everything that is done to instances. */
export function registerWorkflow(app: FastifyInstance, workflow: WorkflowService): void {
  route(app, listStartableWorkflows, { input: Empty, reply: StartableWorkflows }, ({ user }) =>
    workflow.listStartable(user),
  );

  route(app, getWorkItemCount, { input: Empty, reply: WorkItemCount }, ({ user }) => workflow.countItems(user));

  route(app, queryWorkItems, { input: QueryWorkItemsInput, reply: WorkItemPage }, ({ input, user }) =>
    workflow.queryItems(user, input),
  );

  route(app, queryMyInstances, { input: QueryInstancesInput, reply: WorkflowInstancePage }, ({ input, user }) =>
    workflow.queryMine(user, input),
  );

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

import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  getWorkLoad,
  listWorkflows,
  listWorkLoads,
  queryMyInstances,
  searchInstances,
  searchWorkItems,
} from '@portico/shared-kit/contract/workflow-search.endpoints';
import {
  InstanceMatchPage,
  WorkItemMatchPage,
  GetWorkLoadInput,
  SearchableWorkflow,
  ListWorkflowsInput,
  MyInstancePage,
  QueryMyInstancesInput,
  SearchInstancesInput,
  SearchWorkItemsInput,
  WorkLoadParts,
  WorkLoads,
} from '@portico/shared-kit/contract/workflow-search.schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../plugins/route.ts';
import type { WorkflowSearches } from './searching.service.ts';

/** Registers the searches of the workflow center. */
export function registerSearching(app: FastifyInstance, searches: WorkflowSearches): void {
  const workflows = { input: ListWorkflowsInput, reply: Type.Array(SearchableWorkflow) };
  route(app, listWorkflows, workflows, ({ input, user }) => searches.listWorkflows(user, input));

  route(app, queryMyInstances, { input: QueryMyInstancesInput, reply: MyInstancePage }, ({ input, user }) =>
    searches.queryMine(user, input),
  );

  route(app, searchInstances, { input: SearchInstancesInput, reply: InstanceMatchPage }, ({ input }) =>
    searches.searchAll(input),
  );

  route(app, searchWorkItems, { input: SearchWorkItemsInput, reply: WorkItemMatchPage }, ({ input }) =>
    searches.searchItems(input),
  );

  route(app, listWorkLoads, { input: Empty, reply: WorkLoads }, () => searches.listLoads());

  route(app, getWorkLoad, { input: GetWorkLoadInput, reply: WorkLoadParts }, ({ input }) => searches.loadOf(input));
}

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
import type { InstanceSearch } from './instance-search.service.ts';
import type { ItemSearch } from './item-search.service.ts';

/** Registers the searches of instances. */
export function registerInstanceSearch(app: FastifyInstance, instances: InstanceSearch): void {
  const workflows = { input: ListWorkflowsInput, reply: Type.Array(SearchableWorkflow) };
  route(app, listWorkflows, workflows, ({ input, user }) => instances.listWorkflows(user, input));

  route(app, queryMyInstances, { input: QueryMyInstancesInput, reply: MyInstancePage }, ({ input, user }) =>
    instances.queryMine(user, input),
  );

  route(app, searchInstances, { input: SearchInstancesInput, reply: InstanceMatchPage }, ({ input }) =>
    instances.queryAll(input),
  );
}

/** Registers the searches of everybody's work items. */
export function registerItemSearch(app: FastifyInstance, items: ItemSearch): void {
  route(app, searchWorkItems, { input: SearchWorkItemsInput, reply: WorkItemMatchPage }, ({ input }) =>
    items.query(input),
  );

  route(app, listWorkLoads, { input: Empty, reply: WorkLoads }, () => items.listLoads());

  route(app, getWorkLoad, { input: GetWorkLoadInput, reply: WorkLoadParts }, ({ input }) => items.loadOf(input));
}

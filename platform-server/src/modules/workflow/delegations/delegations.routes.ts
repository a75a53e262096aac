import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  changeDelegation,
  createDelegation,
  deleteDelegation,
  endDelegation,
  listDelegableWorkflows,
  listDelegatedItems,
  listDelegations,
  takeBackItems,
} from '@portico/shared-kit/contract/delegations.endpoints';
import {
  ChangeDelegationInput,
  CreateDelegationInput,
  DelegableWorkflows,
  DelegatedItemPage,
  Delegation,
  DelegationInput,
  DelegationPage,
  ListDelegatedItemsInput,
  ListDelegationsInput,
  TakeBackItemsInput,
  TakeBackResult,
} from '@portico/shared-kit/contract/delegations.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { DelegationService } from './delegations.service.ts';

/** Registers who does whose work for a time. */
export function registerDelegations(app: FastifyInstance, delegations: DelegationService): void {
  route(app, listDelegations, { input: ListDelegationsInput, reply: DelegationPage }, ({ input, user }) =>
    delegations.list(user, input),
  );

  route(app, listDelegableWorkflows, { input: Empty, reply: DelegableWorkflows }, ({ user }) =>
    delegations.listWorkflows(user),
  );

  route(
    app,
    createDelegation,
    { input: CreateDelegationInput, reply: Delegation, changesLists: true },
    ({ input, user }) => delegations.create(user, input),
  );

  route(
    app,
    changeDelegation,
    { input: ChangeDelegationInput, reply: Delegation, changesLists: true },
    ({ input, user }) => delegations.change(user, input),
  );

  route(app, endDelegation, { input: DelegationInput, reply: Delegation, changesLists: true }, ({ input, user }) =>
    delegations.end(user, input),
  );

  route(app, deleteDelegation, { input: DelegationInput, reply: Empty, changesLists: true }, ({ input, user }) =>
    delegations.remove(user, input),
  );

  route(app, listDelegatedItems, { input: ListDelegatedItemsInput, reply: DelegatedItemPage }, ({ input, user }) =>
    delegations.listItems(user, input),
  );

  route(
    app,
    takeBackItems,
    { input: TakeBackItemsInput, reply: TakeBackResult, changesLists: true },
    ({ input, user }) => delegations.takeBack(user, input),
  );
}

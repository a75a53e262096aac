import type { Empty } from './common.schema.ts';
import type {
  ChangeDelegationInput,
  CreateDelegationInput,
  DelegableWorkflow,
  DelegatedItemPage,
  Delegation,
  DelegationInput,
  DelegationPage,
  ListDelegatedItemsInput,
  ListDelegationsInput,
  TakeBackItemsInput,
  TakeBackResult,
} from './delegations.schema.ts';
import { endpoint } from './endpoint.ts';

export const listDelegations = endpoint<ListDelegationsInput, DelegationPage>({
  method: 'GET',
  path: '/api/workflow/delegations',
  operationId: 'listDelegations',
  access: 'workflow:delegate',
  summary: 'A page of the delegations that the user gave, or was given: those that hold or come first',
});

export const listDelegableWorkflows = endpoint<Empty, DelegableWorkflow[]>({
  method: 'GET',
  path: '/api/workflow/delegable-workflows',
  operationId: 'listDelegableWorkflows',
  access: 'workflow:delegate',
  summary: 'The workflows whose work can be delegated',
});

export const createDelegation = endpoint<CreateDelegationInput, Delegation>({
  method: 'POST',
  path: '/api/workflow/delegations',
  operationId: 'createDelegation',
  access: 'workflow:delegate',
  audit: 'delegationCreate',
  summary: "Gives the user's work to somebody else for a time",
});

export const changeDelegation = endpoint<ChangeDelegationInput, Delegation>({
  method: 'PUT',
  path: '/api/workflow/delegations/:id',
  operationId: 'changeDelegation',
  access: 'workflow:delegate',
  audit: 'delegationChange',
  summary: 'Changes a delegation that has not begun, or the end and the reason of one that holds',
});

export const endDelegation = endpoint<DelegationInput, Delegation>({
  method: 'POST',
  path: '/api/workflow/delegations/:id/end',
  operationId: 'endDelegation',
  access: 'workflow:delegate',
  audit: 'delegationEnd',
  summary: 'Ends a delegation that holds now',
});

export const deleteDelegation = endpoint<DelegationInput, Empty>({
  method: 'DELETE',
  path: '/api/workflow/delegations/:id',
  operationId: 'deleteDelegation',
  access: 'workflow:delegate',
  audit: 'delegationDelete',
  summary: 'Deletes a delegation that has not begun',
});

export const listDelegatedItems = endpoint<ListDelegatedItemsInput, DelegatedItemPage>({
  method: 'GET',
  path: '/api/workflow/delegated-items',
  operationId: 'listDelegatedItems',
  access: 'workflow:delegate',
  summary: 'A page of the work that others handle on behalf of the user, what is open first',
});

export const takeBackItems = endpoint<TakeBackItemsInput, TakeBackResult>({
  method: 'POST',
  path: '/api/workflow/delegated-items/take-back',
  operationId: 'takeBackItems',
  access: 'workflow:delegate',
  audit: 'itemsTakeBack',
  summary: 'Takes open work back that others handle on behalf of the user',
});

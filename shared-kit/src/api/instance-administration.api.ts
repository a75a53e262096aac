import {
  actOnInstance,
  getInstanceAdministration,
  listWorkflowMessages,
} from '../contract/instance-administration.endpoints.ts';
import type {
  ActOnInstanceInput,
  GetInstanceAdministrationInput,
  InstanceAdministration,
  WorkflowMessage,
} from '../contract/instance-administration.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const instanceAdministrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstanceAdministration: build.query<InstanceAdministration, GetInstanceAdministrationInput>({
      query: request(getInstanceAdministration),
      providesTags: ['WorkflowInstance'],
    }),
    listWorkflowMessages: build.query<WorkflowMessage[], GetInstanceAdministrationInput>({
      query: request(listWorkflowMessages),
      providesTags: ['WorkflowInstance'],
    }),
    actOnInstance: build.mutation<object, ActOnInstanceInput>({
      query: request(actOnInstance),
      // Also after a refusal: what was shown may be out of date.
      invalidatesTags: ['WorkItem', 'WorkflowInstance', 'Record', 'Notification'],
    }),
  }),
});

markHandlesErrorItself('actOnInstance');

export const { useActOnInstanceMutation, useGetInstanceAdministrationQuery, useListWorkflowMessagesQuery } =
  instanceAdministrationApi;

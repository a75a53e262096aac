import { actOnInstance, getOversight, listWorkflowMessages } from '../contract/workflow-oversight.endpoints.ts';
import type {
  ActOnInstanceInput,
  GetOversightInput,
  Oversight,
  WorkflowMessage,
} from '../contract/workflow-oversight.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const oversightApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOversight: build.query<Oversight, GetOversightInput>({
      query: request(getOversight),
      providesTags: ['WorkflowInstance'],
    }),
    listWorkflowMessages: build.query<WorkflowMessage[], GetOversightInput>({
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

export const { useActOnInstanceMutation, useGetOversightQuery, useListWorkflowMessagesQuery } = oversightApi;

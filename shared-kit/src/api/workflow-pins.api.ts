import { pinWorkflow } from '../contract/workflow.endpoints.ts';
import type { PinWorkflowInput, StartableWorkflow } from '../contract/startable-workflows.schema.ts';
import { api, request } from './portal-api.ts';
import { workflowApi } from './workflow.api.ts';

const workflowPinsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Shows at once, and is taken back where the server says no. */
    pinWorkflow: build.mutation<object, PinWorkflowInput>({
      query: request(pinWorkflow),
      invalidatesTags: ['StartableWorkflow'],
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          workflowApi.util.updateQueryData('listStartableWorkflows', undefined, (all) => pinned(all, input)),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

function pinned(all: readonly StartableWorkflow[], { workflowCode, isPinned }: PinWorkflowInput): StartableWorkflow[] {
  return all.map((each) => {
    if (each.workflowCode !== workflowCode) return each;
    const { pinnedTime: _, ...rest } = each;
    return isPinned ? { ...rest, pinnedTime: new Date().toISOString() } : rest;
  });
}

export const { usePinWorkflowMutation } = workflowPinsApi;

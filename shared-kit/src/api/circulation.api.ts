import { circulateInstance, readItems } from '../contract/circulation.endpoints.ts';
import type { CirculateInstanceInput, CirculateInstanceReply, ReadItemsInput } from '../contract/circulation.schema.ts';
import type { BulkActReply } from '../contract/work-item-bulk.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const circulationApi = api.injectEndpoints({
  endpoints: (build) => ({
    circulateInstance: build.mutation<CirculateInstanceReply, CirculateInstanceInput>({
      query: request(circulateInstance),
      invalidatesTags: (_, error) => (error ? [] : ['WorkItem', 'WorkflowInstance']),
    }),
    // What it changes is told once all of its calls are made: `readingChanged`.
    readItems: build.mutation<BulkActReply, ReadItemsInput>({ query: request(readItems) }),
  }),
});

markHandlesErrorItself('circulateInstance', 'readItems');

/** Returns the action that invalidates all that reading changes on any screen: the lists, the badge and the log; to be dispatched when it is done. */
export const readingChanged = () => api.util.invalidateTags(['WorkItem', 'WorkflowInstance']);

export const { endpoints: circulationEndpoints, useCirculateInstanceMutation, useReadItemsMutation } = circulationApi;

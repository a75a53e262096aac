import { ccInstance, readItems } from '../contract/cc.endpoints.ts';
import type { CcInstanceInput, CcInstanceReply, ReadItemsInput } from '../contract/cc.schema.ts';
import type { BulkActReply } from '../contract/work-item-bulk.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const ccApi = api.injectEndpoints({
  endpoints: (build) => ({
    ccInstance: build.mutation<CcInstanceReply, CcInstanceInput>({
      query: request(ccInstance),
      invalidatesTags: (_, error) => (error ? [] : ['WorkItem', 'WorkflowInstance']),
    }),
    // What it changes is told once all of its calls are made: `ccItemsChanged`.
    readItems: build.mutation<BulkActReply, ReadItemsInput>({ query: request(readItems) }),
  }),
});

markHandlesErrorItself('ccInstance', 'readItems');

/** Returns the action that invalidates all that reading changes on any screen: the lists, the badge and the log; to be dispatched when it is done. */
export const ccItemsChanged = () => api.util.invalidateTags(['WorkItem', 'WorkflowInstance']);

export const { endpoints: ccEndpoints, useCcInstanceMutation, useReadItemsMutation } = ccApi;

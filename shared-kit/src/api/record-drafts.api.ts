import { saveRecord } from '../contract/records.endpoints.ts';
import type { BizRecord, SaveRecordInput } from '../contract/records.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { request } from './portal-api.ts';
import { recordsApi } from './records.api.ts';

const recordDraftsApi = recordsApi.injectEndpoints({
  endpoints: (build) => ({
    keepDraft: build.mutation<BizRecord, SaveRecordInput>({
      query: request(saveRecord),
      // Whoever shows the draft has typed it: it need not be fetched again.
      onQueryStarted: async ({ schemaCode }, { dispatch, queryFulfilled }): Promise<void> => {
        const kept = await queryFulfilled.catch(() => null);
        if (kept === null) return;
        await dispatch(recordsApi.util.upsertQueryData('getRecord', { schemaCode, id: kept.data.id }, kept.data));
      },
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [{ type: 'Record', id: schemaCode }, 'Draft']),
    }),
  }),
});

markHandlesErrorItself('keepDraft');

export const { useKeepDraftMutation } = recordDraftsApi;

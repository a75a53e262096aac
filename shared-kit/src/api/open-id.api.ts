import { beginOpenId, finishOpenId } from '../contract/open-id.endpoints.ts';
import type { BeginOpenIdInput, BegunOpenId, FinishOpenIdInput } from '../contract/open-id.schema.ts';
import type { TokenReply } from '../contract/session.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const openIdApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginOpenId: build.mutation<BegunOpenId, BeginOpenIdInput>({ query: request(beginOpenId) }),
    finishOpenId: build.mutation<TokenReply, FinishOpenIdInput>({ query: request(finishOpenId) }),
  }),
});

markHandlesErrorItself('beginOpenId', 'finishOpenId');

export const { endpoints: openIdEndpoints, useBeginOpenIdMutation, useFinishOpenIdMutation } = openIdApi;

import { makeShortCodes, resolveShortCode } from '../contract/short-codes.endpoints.ts';
import type { CodedRecord, MakeShortCodesInput, ShortCodeInput, ShortCodes } from '../contract/short-codes.schema.ts';
import { api, request } from './portal-api.ts';

const shortCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // It is asked as a query: asked again, it answers the same codes.
    makeShortCodes: build.query<ShortCodes, MakeShortCodesInput>({ query: request(makeShortCodes) }),
    resolveShortCode: build.query<CodedRecord, ShortCodeInput>({
      query: request(resolveShortCode),
      // The right to a record may change, and the record may go.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useMakeShortCodesQuery, useResolveShortCodeQuery } = shortCodesApi;

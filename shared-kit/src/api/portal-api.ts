import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ApiRequest, portalBaseQuery } from './base-query.ts';
import { type Tag, tags } from './tags.ts';

/**
 * The one API slice. It is made here, before any remote; every resource's file adds its endpoints, and a remote adds
 * its own under its own prefix, so that all of them share one cache.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: portalBaseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
});

/** What `injectEndpoints` hands to a resource's file. */
export type Build = EndpointBuilder<typeof portalBaseQuery, Tag, 'api'>;

/** The endpoints of the contract that the slice has so far and whose input is theirs, by their names. */
export const endpointsOfApi = new Map<string, Pick<Endpoint<never, unknown>, 'method' | 'path'>>();

/** The request of an endpoint of the contract, for RTK Query's `query` option. */
export function request<TInput, TReply>(endpoint: Endpoint<TInput, TReply>): (input: TInput) => ApiRequest {
  endpointsOfApi.set(endpoint.operationId, endpoint);
  return (input) => requestOf(endpoint, input);
}

/** One request, for an endpoint of the slice that is asked in other words than the contract's. */
export function requestOf<TInput, TReply>(endpoint: Endpoint<TInput, TReply>, input: TInput): ApiRequest {
  return { endpoint, input };
}

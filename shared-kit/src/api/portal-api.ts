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

/** Builder that `injectEndpoints` hands to a resource's file. */
export type Build = EndpointBuilder<typeof portalBaseQuery, Tag, 'api'>;

/** An endpoint of the contract in the slice. */
interface EndpointOfApi extends Pick<Endpoint<never, unknown>, 'method' | 'path'> {
  /** Returns what the slice's query is asked with for an input of the contract. */
  readonly argument: (input: object) => unknown;
}

/** The endpoints of the contract that the slice has so far and whose answers can be put into its store, by their names. */
export const endpointsOfApi = new Map<string, EndpointOfApi>();

/** The request of an endpoint of the contract, for RTK Query's `query` option. */
export function request<TInput, TReply>(endpoint: Endpoint<TInput, TReply>): (input: TInput) => ApiRequest {
  return requestBy(endpoint, { input: (input) => input, argument: (input) => input });
}

/** The request of an endpoint without input. */
export function requestWithoutInput<TReply>(endpoint: Endpoint<object, TReply>): (nothing: void) => ApiRequest {
  return requestBy<void, object, TReply>(endpoint, { input: () => ({}), argument: () => undefined });
}

/** Translation between the argument of a query and the input of its endpoint. */
interface InputMapping<TArgument, TInput> {
  /** Returns the input of the contract for what the query is asked with. */
  readonly input: (argument: TArgument) => TInput;
  /** Returns what the query is asked with for an input of the contract. */
  readonly argument: (input: TInput) => TArgument;
}

/** The request of an endpoint whose query takes another argument than the contract's input, from which it can be derived. */
export function requestBy<TArgument, TInput, TReply>(
  endpoint: Endpoint<TInput, TReply>,
  { input, argument }: InputMapping<TArgument, TInput>,
): (asked: TArgument) => ApiRequest {
  const { operationId, method, path } = endpoint;
  endpointsOfApi.set(operationId, { method, path, argument: argument as (input: object) => unknown });
  return (asked) => requestOf(endpoint, input(asked));
}

/** Returns a request for an endpoint of the slice that is asked in other words than the contract's. */
export function requestOf<TInput, TReply>(endpoint: Endpoint<TInput, TReply>, input: TInput): ApiRequest {
  return { endpoint, input };
}

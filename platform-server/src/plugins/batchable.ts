import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import type { FastifyInstance } from 'fastify';

type BatchableEndpoint = Pick<
  Endpoint<never, unknown>,
  'method' | 'path' | 'operationId' | 'isBatchable' | 'isPreviewable'
>;

const known = new WeakMap<FastifyInstance, Map<string, BatchableEndpoint>>();
const previewable = new WeakMap<FastifyInstance, Map<string, BatchableEndpoint>>();

/** Remembers an endpoint of an app that may be asked together with others, or as somebody else. */
export function noteBatchable(app: FastifyInstance, endpoint: BatchableEndpoint): void {
  if (endpoint.isBatchable === true) note(known, app, endpoint);
  if (endpoint.isBatchable === true || endpoint.isPreviewable === true) note(previewable, app, endpoint);
}

function note(registry: typeof known, app: FastifyInstance, endpoint: BatchableEndpoint): void {
  const endpoints = registry.get(app) ?? new Map<string, BatchableEndpoint>();
  registry.set(app, endpoints.set(endpoint.operationId, endpoint));
}

/** Returns an endpoint of an app by its name. */
export type EndpointLookup = (app: FastifyInstance, operationId: string) => BatchableEndpoint | undefined;

/** The endpoint of an app that may be asked together with others, by its name; undefined for any other. */
export const batchableOf: EndpointLookup = (app, operationId) => known.get(app)?.get(operationId);

/** The endpoint of an app that may be asked as somebody else, by its name; undefined for any other. */
export const previewableOf: EndpointLookup = (app, operationId) => previewable.get(app)?.get(operationId);

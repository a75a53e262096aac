import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import type { FastifyInstance } from 'fastify';

type BatchableEndpoint = Pick<Endpoint<never, unknown>, 'method' | 'path' | 'operationId' | 'isBatchable'>;

const known = new WeakMap<FastifyInstance, Map<string, BatchableEndpoint>>();

/** Remembers an endpoint of an app that may be asked together with others. */
export function noteBatchable(app: FastifyInstance, endpoint: BatchableEndpoint): void {
  if (endpoint.isBatchable !== true) return;
  const endpoints = known.get(app) ?? new Map<string, BatchableEndpoint>();
  known.set(app, endpoints.set(endpoint.operationId, endpoint));
}

/** The endpoint of an app that may be asked together with others, by its name; undefined for any other. */
export function batchableOf(app: FastifyInstance, operationId: string): BatchableEndpoint | undefined {
  return known.get(app)?.get(operationId);
}

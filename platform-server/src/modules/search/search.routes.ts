import { searchPortal } from '@portico/shared-kit/contract/search.endpoints';
import { PortalMatches, SearchPortalInput } from '@portico/shared-kit/contract/search.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SearchService } from './search.service.ts';

/** Registers the search of the whole portal. People type, and each pause is a question. */
export function registerSearch(app: FastifyInstance, search: SearchService): void {
  route(app, searchPortal, { input: SearchPortalInput, reply: PortalMatches, perMinute: 120 }, ({ input, user }) =>
    search.find(user, input),
  );
}

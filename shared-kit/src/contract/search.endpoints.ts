import { endpoint } from './endpoint.ts';
import type { PortalMatches, SearchPortalInput } from './search.schema.ts';

export const searchPortal = endpoint<SearchPortalInput, PortalMatches>({
  method: 'GET',
  path: '/api/search',
  operationId: 'searchPortal',
  access: 'signedIn',
  summary:
    'Lists, records of all models by title and number, workflows of one’s own, files and people, by the rights of who asks',
});

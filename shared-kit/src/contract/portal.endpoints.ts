import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { NoteVisitInput, PortalPage, PortalPageInput, RecentItem } from './portal.schema.ts';

export const getPortalPage = endpoint<PortalPageInput, PortalPage>({
  method: 'GET',
  path: '/api/portal/pages/:code',
  operationId: 'getPortalPage',
  access: 'portal:read',
  summary: 'A portal page: its published version and, for designers, its draft',
});

export const listRecentItems = endpoint<Empty, RecentItem[]>({
  method: 'GET',
  path: '/api/portal/recent',
  operationId: 'listRecentItems',
  isBatchable: true,
  access: 'portal:read',
  summary: 'What the user opened last',
});

export const noteVisit = endpoint<NoteVisitInput, Empty>({
  method: 'POST',
  path: '/api/portal/recent',
  operationId: 'noteVisit',
  access: 'portal:read',
  summary: 'Remembers that the user opened something',
});

import type { BatchReply } from './batch.schema.ts';
import { endpoint } from './endpoint.ts';
import type { ViewListAsInput } from './list-view-as.schema.ts';

export const viewListAs = endpoint<ViewListAsInput, BatchReply>({
  method: 'POST',
  path: '/api/models/view-as-reads',
  operationId: 'viewListAs',
  access: 'portal:previewAs',
  audit: 'listViewAs',
  summary:
    'The reads of a list as their endpoints would answer another person, for administrators who look at it as them',
});

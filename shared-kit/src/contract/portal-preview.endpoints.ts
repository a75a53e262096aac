import type { BatchReply } from './batch.schema.ts';
import { endpoint } from './endpoint.ts';
import type { PreviewReadsInput } from './portal-preview.schema.ts';

export const previewReads = endpoint<PreviewReadsInput, BatchReply>({
  method: 'POST',
  path: '/api/portal/preview-reads',
  operationId: 'previewReads',
  access: 'portal:previewAs',
  audit: 'portalPagePreview',
  summary: 'The reads of a portal page as their endpoints would answer somebody else, for its preview',
});

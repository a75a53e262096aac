import type { CcInstanceInput, CcInstanceReply, ReadItemsInput } from './cc.schema.ts';
import { endpoint } from './endpoint.ts';
import type { BulkActReply } from './work-item-bulk.schema.ts';

export const ccInstance = endpoint<CcInstanceInput, CcInstanceReply>({
  method: 'POST',
  path: '/api/workflow/instances/:workflowInstanceId/circulate',
  operationId: 'ccInstance',
  access: 'workflow:act',
  summary: 'Gives people a workflow to read; nothing waits for them',
});

export const readItems = endpoint<ReadItemsInput, BulkActReply>({
  method: 'POST',
  path: '/api/workflow/work-items/read',
  operationId: 'readItems',
  access: 'workflow:act',
  audit: 'itemsRead',
  summary: "Marks the user's cc items as read, each by itself, and says what became of each",
});

import type { BatchInput, BatchReply } from './batch.schema.ts';
import { endpoint } from './endpoint.ts';

export const readBatch = endpoint<BatchInput, BatchReply>({
  method: 'POST',
  path: '/api/batch',
  operationId: 'readBatch',
  access: 'signedIn',
  // What it asks says by itself whether somebody is there.
  isBackground: true,
  summary: 'Several reads in one request, each answered as its own endpoint would',
});

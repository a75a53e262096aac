import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { LiveList, LiveListInput } from './live-lists.schema.ts';

export const watchList = endpoint<LiveListInput, LiveList>({
  method: 'POST',
  path: '/api/models/:schemaCode/watchers',
  operationId: 'watchList',
  access: 'model:read',
  isBackground: true,
  summary: 'Says that the caller looks at a list, and answers who else does and whether its records were written',
});

export const leaveList = endpoint<LiveListInput, Empty>({
  method: 'DELETE',
  path: '/api/models/:schemaCode/watchers',
  operationId: 'leaveList',
  access: 'model:read',
  summary: 'Says that the caller looks at a list no more',
});

import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { OwnJobs } from './own-jobs.schema.ts';

export const listOwnJobs = endpoint<Empty, OwnJobs>({
  method: 'GET',
  path: '/api/own-jobs',
  operationId: 'listOwnJobs',
  access: 'signedIn',
  isBackground: true,
  summary: 'Imports, exports and jobs on many records that one began: those under way, and those that ended lately',
});

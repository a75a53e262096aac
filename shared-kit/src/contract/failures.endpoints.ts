import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { ReportFailureInput } from './failures.schema.ts';

/** Also before anybody has signed in: the page that fails may be that one. */
export const reportFailure = endpoint<ReportFailureInput, Empty>({
  method: 'POST',
  path: '/api/failures',
  operationId: 'reportFailure',
  access: 'anonymous',
  isBackground: true,
  summary: 'A failure in a browser, for the log',
});

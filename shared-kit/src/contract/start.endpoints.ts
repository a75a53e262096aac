import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { Start } from './start.schema.ts';

export const getStart = endpoint<Empty, Start>({
  method: 'GET',
  path: '/api/start',
  operationId: 'getStart',
  access: 'signedIn',
  isOpenToInitialPassword: true,
  isOpenBeforeSecondFactor: true,
  summary:
    'What every page begins with, in one answer: the signed-in user, the configuration, applications, unread notifications',
});

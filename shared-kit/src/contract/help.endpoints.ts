import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { HelpLink } from './help.schema.ts';

export const listHelpLinks = endpoint<Empty, readonly HelpLink[]>({
  method: 'GET',
  path: '/api/system/help-links',
  operationId: 'listHelpLinks',
  access: 'signedIn',
  summary: 'What help offers the user: manual, video, developer and, for administrators, customer service',
});

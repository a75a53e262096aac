import { endpoint } from './endpoint.ts';
import type { BeginOpenIdInput, BegunOpenId, FinishOpenIdInput } from './open-id.schema.ts';
import type { TokenReply } from './session.schema.ts';

/** Both are there only where signing in by OpenID Connect is configured. */
export const beginOpenId = endpoint<BeginOpenIdInput, BegunOpenId>({
  method: 'POST',
  path: '/api/login/openid/begin',
  operationId: 'beginOpenId',
  access: 'anonymous',
  summary: 'Begins a sign-in by OpenID Connect, which only this browser can finish',
});

export const finishOpenId = endpoint<FinishOpenIdInput, TokenReply>({
  method: 'POST',
  path: '/api/login/openid/finish',
  operationId: 'finishOpenId',
  access: 'anonymous',
  audit: 'signIn',
  summary: "Signs in by the provider's answer, once",
});

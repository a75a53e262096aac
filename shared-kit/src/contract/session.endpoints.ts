import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { CurrentUser, LogoutInput, RefreshInput, RsaKey, SignInInput, TokenReply } from './session.schema.ts';

export const getRsaKey = endpoint<Empty, RsaKey>({
  method: 'GET',
  path: '/api/login/rsa-key',
  operationId: 'getRsaKey',
  access: 'anonymous',
  summary: 'The public key that encrypts one password on its way',
});

export const signIn = endpoint<SignInInput, TokenReply>({
  method: 'POST',
  path: '/api/login/password',
  operationId: 'signIn',
  access: 'anonymous',
  summary: 'Signs in by user name and encrypted password',
});

/** Path and verb are given by the shell spec, section 7. */
export const refreshToken = endpoint<RefreshInput, TokenReply>({
  method: 'GET',
  path: '/api/login/Authentication/get_refresh_token',
  operationId: 'refreshToken',
  access: 'anonymous',
  summary: 'Exchanges a refresh token for new tokens; the old one ends',
});

export const logout = endpoint<LogoutInput, Empty>({
  method: 'POST',
  path: '/api/login/logout',
  operationId: 'logout',
  access: 'anonymous',
  summary: 'Ends the session that the refresh token belongs to',
});

export const getCurrentUser = endpoint<Empty, CurrentUser>({
  method: 'GET',
  path: '/api/organization/user/current',
  operationId: 'getCurrentUser',
  access: 'signedIn',
  summary: 'The signed-in user and the flags of the session',
});

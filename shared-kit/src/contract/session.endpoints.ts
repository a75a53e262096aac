import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { LogoutInput, RefreshInput, RefreshOfInput, RsaKey, SignInInput, TokenReply } from './session.schema.ts';

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
  audit: 'signIn',
  summary: 'Signs in by user name and encrypted password',
});

/** For portals behind a proxy that has signed the user in; everywhere else nobody is signed in by it. */
export const signInByProxy = endpoint<Empty, TokenReply>({
  method: 'POST',
  path: '/api/login/proxy',
  operationId: 'signInByProxy',
  access: 'anonymous',
  audit: 'signIn',
  summary: 'Begins a session of the account that the trusted proxy in front names',
});

/** Path and verb are given by the shell spec, section 7. */
export const refreshToken = endpoint<RefreshInput, TokenReply>({
  method: 'GET',
  path: '/api/login/Authentication/get_refresh_token',
  operationId: 'refreshToken',
  access: 'anonymous',
  isBackground: true,
  summary: 'Exchanges a refresh token for new tokens; the old one ends',
});

/** Path and verb are given by the shell spec, section 7: the path stands on the sign-in host. */
export const refreshTokenOf = endpoint<RefreshOfInput, TokenReply>({
  method: 'GET',
  path: '/login/Authentication/get_refresh_token',
  operationId: 'refreshTokenOf',
  access: 'anonymous',
  isBackground: true,
  summary: 'Gives the holder of an access token a refresh token of its session; the one before it ends',
});

export const logout = endpoint<LogoutInput, Empty>({
  method: 'POST',
  path: '/api/login/logout',
  operationId: 'logout',
  access: 'anonymous',
  summary: 'Ends the session that the token belongs to',
});

import {
  getRsaKey,
  logout,
  refreshToken,
  refreshTokenOf,
  signIn,
  signInByProxy,
} from '../contract/session.endpoints.ts';
import type {
  LogoutInput,
  RefreshInput,
  RefreshOfInput,
  RsaKey,
  SignInInput,
  TokenReply,
} from '../contract/session.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

interface AttemptName {
  /** A second token rotation under the same name gets the answer that the first one lost. */
  readonly attempt: string;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRsaKey: build.mutation<RsaKey, void>({ query: () => requestOf(getRsaKey, {}) }),
    signIn: build.mutation<TokenReply, SignInInput>({ query: request(signIn) }),
    signInByProxy: build.mutation<TokenReply, void>({ query: () => requestOf(signInByProxy, {}) }),
    refreshToken: build.mutation<TokenReply, RefreshInput & AttemptName>({
      query: ({ attempt, ...input }) => ({
        ...requestOf(refreshToken, input),
        headers: { 'Idempotency-Key': attempt },
      }),
    }),
    refreshTokenOf: build.mutation<TokenReply, RefreshOfInput>({ query: request(refreshTokenOf) }),
    logout: build.mutation<object, LogoutInput>({ query: request(logout) }),
  }),
});

markHandlesErrorItself('getRsaKey', 'signIn', 'signInByProxy', 'refreshToken', 'refreshTokenOf', 'logout');

export const {
  endpoints: sessionEndpoints,
  useGetRsaKeyMutation,
  useLogoutMutation,
  useSignInByProxyMutation,
  useSignInMutation,
} = sessionApi;

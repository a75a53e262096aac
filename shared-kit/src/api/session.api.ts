import { getCurrentUser, getRsaKey, logout, refreshToken, signIn } from '../contract/session.endpoints.ts';
import type {
  CurrentUser,
  LogoutInput,
  RefreshInput,
  RsaKey,
  SignInInput,
  TokenReply,
} from '../contract/session.schema.ts';
import { markShowsOwnError } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRsaKey: build.mutation<RsaKey, void>({ query: () => request(getRsaKey)({}) }),
    signIn: build.mutation<TokenReply, SignInInput>({ query: request(signIn) }),
    refreshToken: build.mutation<TokenReply, RefreshInput>({ query: request(refreshToken) }),
    logout: build.mutation<object, LogoutInput>({ query: request(logout) }),
    getCurrentUser: build.query<CurrentUser, void>({
      query: () => request(getCurrentUser)({}),
      providesTags: ['CurrentUser'],
    }),
  }),
});

markShowsOwnError('getRsaKey', 'signIn', 'refreshToken', 'logout');

markOutlivesPage('getCurrentUser');

export const {
  endpoints: sessionEndpoints,
  useGetCurrentUserQuery,
  useGetRsaKeyMutation,
  useLogoutMutation,
  useSignInMutation,
} = sessionApi;

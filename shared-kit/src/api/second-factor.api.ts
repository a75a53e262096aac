import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../contract/second-factor.endpoints.ts';
import type {
  BeginSecondFactorInput,
  ConfirmSecondFactorInput,
  RecoveryCodes,
  SecondFactor,
  SecondFactorProof,
  SecondFactorSecret,
} from '../contract/second-factor.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => requestOf(getSecondFactor, {}),
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<SecondFactorSecret, BeginSecondFactorInput>({
      query: request(beginSecondFactor),
      invalidatesTags: ['SecondFactor'],
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, ConfirmSecondFactorInput>({
      query: request(confirmSecondFactor),
      invalidatesTags: ['SecondFactor'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, SecondFactorProof>({
      query: request(renewRecoveryCodes),
      invalidatesTags: ['SecondFactor'],
    }),
    turnOffSecondFactor: build.mutation<object, SecondFactorProof>({
      query: request(turnOffSecondFactor),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

markHandlesErrorItself('beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor');

export const {
  endpoints: secondFactorEndpoints,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} = secondFactorApi;

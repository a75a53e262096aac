import { changePassword, changePasswordOf } from '../contract/password.endpoints.ts';
import type { ChangePasswordInput, ChangePasswordOfInput } from '../contract/password.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<object, ChangePasswordInput>({ query: request(changePassword) }),
    changePasswordOf: build.mutation<object, ChangePasswordOfInput>({ query: request(changePasswordOf) }),
  }),
});

markHandlesErrorItself('changePassword', 'changePasswordOf');

export const { useChangePasswordMutation, useChangePasswordOfMutation } = passwordApi;

import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { UserIdInput } from './organisation.schema.ts';
import type { ChangePasswordInput, ChangePasswordOfInput, PasswordReset } from './password.schema.ts';

export const changePassword = endpoint<ChangePasswordInput, Empty>({
  method: 'POST',
  path: '/api/organization/user/password',
  operationId: 'changePassword',
  access: 'signedIn',
  audit: 'passwordChange',
  isOpenToInitialPassword: true,
  summary: 'Changes the own password; every other session of the user ends',
});

export const changePasswordOf = endpoint<ChangePasswordOfInput, Empty>({
  method: 'POST',
  path: '/api/login/change-password',
  operationId: 'changePasswordOf',
  access: 'signedIn',
  audit: 'passwordChange',
  isOpenToInitialPassword: true,
  summary: 'Changes the own password by account and organisation, as the header does',
});

export const resetPassword = endpoint<UserIdInput, PasswordReset>({
  method: 'POST',
  path: '/api/organization/users/:id/reset-password',
  operationId: 'resetPassword',
  access: 'organisation:resetPassword',
  audit: 'passwordReset',
  summary: 'Gives somebody a one-time password, to be changed at the first sign-in; every session of theirs ends',
});

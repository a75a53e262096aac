import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { CurrentUser, KeepAppearanceInput } from './session.schema.ts';

export const getCurrentUser = endpoint<Empty, CurrentUser>({
  method: 'GET',
  path: '/api/organization/user/current',
  operationId: 'getCurrentUser',
  access: 'signedIn',
  isOpenToInitialPassword: true,
  isOpenBeforeSecondFactor: true,
  summary: 'The signed-in user and the flags of the session',
});

export const keepAppearance = endpoint<KeepAppearanceInput, Empty>({
  method: 'PUT',
  path: '/api/organization/user/current/appearance',
  operationId: 'keepAppearance',
  access: 'signedIn',
  summary: 'Keeps whether the caller sees the portal light, dark, or as their system has it',
});

import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { UserIdInput } from './organisation.schema.ts';
import type {
  BeginSecondFactorInput,
  ConfirmSecondFactorInput,
  RecoveryCodes,
  SecondFactor,
  SecondFactorProof,
  SecondFactorSecret,
} from './second-factor.schema.ts';

const path = '/api/organization/user/second-factor';

export const getSecondFactor = endpoint<Empty, SecondFactor>({
  method: 'GET',
  path,
  operationId: 'getSecondFactor',
  access: 'signedIn',
  isOpenBeforeSecondFactor: true,
  summary: 'The state of the own second factor',
});

export const beginSecondFactor = endpoint<BeginSecondFactorInput, SecondFactorSecret>({
  method: 'POST',
  path: `${path}/begin`,
  operationId: 'beginSecondFactor',
  access: 'signedIn',
  audit: 'secondFactorBegin',
  isOpenBeforeSecondFactor: true,
  summary: 'Gives a new secret for an authenticator app; it counts once a code of it was confirmed',
});

export const confirmSecondFactor = endpoint<ConfirmSecondFactorInput, RecoveryCodes>({
  method: 'POST',
  path: `${path}/confirm`,
  operationId: 'confirmSecondFactor',
  access: 'signedIn',
  audit: 'secondFactorOn',
  isOpenBeforeSecondFactor: true,
  summary: 'Turns the second factor on by a code of the new secret; every other session of the user ends',
});

export const renewRecoveryCodes = endpoint<SecondFactorProof, RecoveryCodes>({
  method: 'POST',
  path: `${path}/recovery-codes`,
  operationId: 'renewRecoveryCodes',
  access: 'signedIn',
  audit: 'recoveryCodesRenew',
  summary: 'Makes new recovery codes; those before are good no more',
});

export const turnOffSecondFactor = endpoint<SecondFactorProof, Empty>({
  method: 'POST',
  path: `${path}/turn-off`,
  operationId: 'turnOffSecondFactor',
  access: 'signedIn',
  audit: 'secondFactorOff',
  summary: 'Turns the second factor off where no role asks for it; every other session of the user ends',
});

export const resetSecondFactor = endpoint<UserIdInput, Empty>({
  method: 'POST',
  path: '/api/organization/users/:id/reset-second-factor',
  operationId: 'resetSecondFactor',
  access: 'organisation:resetPassword',
  audit: 'secondFactorReset',
  summary: 'Turns off the second factor of somebody who lost device and recovery codes; every session of theirs ends',
});

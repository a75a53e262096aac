import { Empty } from '@portico/shared-kit/contract/common.schema';
import { UserIdInput } from '@portico/shared-kit/contract/organisation.schema';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
} from '@portico/shared-kit/contract/second-factor.endpoints';
import {
  BeginSecondFactorInput,
  ConfirmSecondFactorInput,
  RecoveryCodes,
  SecondFactor,
  SecondFactorProof,
  SecondFactorSecret,
} from '@portico/shared-kit/contract/second-factor.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { FactorResetting } from './reset-second-factor.ts';
import type { SecondFactorService } from './second-factor.service.ts';

/** Requests a minute of one person. */
const perMinute = 60;

/** Registers the second factor of the signed-in user, and its reset for somebody else. */
export function registerSecondFactor(
  app: FastifyInstance,
  factors: SecondFactorService,
  resetting: Pick<FactorResetting, 'reset'>,
): void {
  route(app, getSecondFactor, { input: Empty, reply: SecondFactor }, ({ user }) => factors.stateOf(user));

  route(
    app,
    beginSecondFactor,
    { input: BeginSecondFactorInput, reply: SecondFactorSecret, perMinute },
    ({ input, user, request }) => factors.begin(user, input, request.ip),
  );

  route(
    app,
    confirmSecondFactor,
    { input: ConfirmSecondFactorInput, reply: RecoveryCodes, perMinute },
    async ({ input, user }) => ({ recoveryCodes: await factors.confirm(user, input) }),
  );

  route(
    app,
    renewRecoveryCodes,
    { input: SecondFactorProof, reply: RecoveryCodes, perMinute },
    async ({ input, user, request }) => ({
      recoveryCodes: await factors.renewRecoveryCodes(user, input, request.ip),
    }),
  );

  route(app, turnOffSecondFactor, { input: SecondFactorProof, reply: Empty, perMinute }, ({ input, user, request }) =>
    factors.turnOff(user, input, request.ip),
  );

  route(app, resetSecondFactor, { input: UserIdInput, reply: Empty, perMinute }, async ({ input, user }) => {
    await resetting.reset(input.id, user);
    return {};
  });
}

import { Empty } from '@portico/shared-kit/contract/common.schema';
import { signInByProxy } from '@portico/shared-kit/contract/session.endpoints';
import { TokenReply } from '@portico/shared-kit/contract/session.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { TrustedProxy } from '../../config/trusted-proxy.ts';
import { signInFrom } from './device-cookie.ts';
import { accountOfProxy } from './proxy-sign-in.ts';
import type { SessionService } from './session.service.ts';

/** Sessions a minute that are begun for one address. */
const perMinute = 120;

/** Registers the sign-in by a proxy in front; without one it signs in nobody. */
export function registerProxySignIn(
  app: FastifyInstance,
  sessions: Pick<SessionService, 'signInAs'>,
  proxy: TrustedProxy | undefined,
): void {
  route(app, signInByProxy, { input: Empty, reply: TokenReply, perMinute }, (call) => {
    const account = accountOfProxy(proxy, call.request);
    return signInFrom(call, (client) => sessions.signInAs(account, client, 'proxyAccountUnknown'));
  });
}

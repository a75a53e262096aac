import { beginOpenId, finishOpenId } from '@portico/shared-kit/contract/open-id.endpoints';
import { BeginOpenIdInput, BegunOpenId, FinishOpenIdInput } from '@portico/shared-kit/contract/open-id.schema';
import { TokenReply } from '@portico/shared-kit/contract/session.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../plugins/cookies.ts';
import { route } from '../../plugins/route.ts';
import { signInFrom } from '../session/index.ts';
import { isSecret } from './attempt-secrets.ts';
import type { OpenIdService } from './open-id.service.ts';

/** Requests a minute from one address, which may stand for a whole office. */
const perMinute = 120;
/** Seconds that the browser keeps its secret after a sign-in was begun. */
const keptSeconds = 600;

/** Registers signing in by OpenID Connect; without a provider nothing of it is there. */
export function registerOpenId(app: FastifyInstance, openId: OpenIdService | undefined): void {
  if (openId === undefined) return;
  // A name with this prefix is taken by browsers from this very host over https only, never from a neighbour.
  const name = openId.isSecure ? '__Host-portico_openid' : 'portico_openid';
  const attributes = { name, path: '/', keptSeconds, sameSite: 'Lax', isSecure: openId.isSecure } as const;

  route(
    app,
    beginOpenId,
    { input: BeginOpenIdInput, reply: BegunOpenId, perMinute },
    async ({ input, locale, request, reply }) => {
      const given = secretIn(request, name);
      const { address, browser } = await openId.begin({ ...input, browser: given, locale, log: request.log });
      setCookie(reply, { ...attributes, value: browser });
      return { address };
    },
  );

  route(app, finishOpenId, { input: FinishOpenIdInput, reply: TokenReply, perMinute }, ({ input, request, reply }) =>
    signInFrom({ request, reply }, (client) =>
      openId.finish({ browser: secretIn(request, name), answer: input.answer, client, log: request.log }),
    ),
  );
}

/** The browser's secret; undefined where it has none of ours. */
function secretIn(request: FastifyRequest, name: string): string | undefined {
  const value = readCookie(request, name);
  return value !== undefined && isSecret(value) ? value : undefined;
}

import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenIdConfig } from '../../config/open-id-settings.ts';
import type { Platform } from '../../platform.ts';
import type { SessionService, SignInClient } from '../session/index.ts';
import { type AttemptSecrets, hashOf, isSecret, newSecret, secretsOf } from './attempt-secrets.ts';
import { insertAttempt, takeAttempt } from './open-id.repository.ts';
import { type Claims, type Provider, provider } from './provider.ts';
import { failureFacts, providerFailure } from './provider-failure.ts';

/** Time in ms that somebody may take at the provider. */
const attemptMs = 10 * 60_000;
/** As long as an account's name may be. */
const longestName = 64;

/** The browser that begins a sign-in. */
interface Beginner {
  /** The secret that the browser has already; another tab of it may be under way with it. */
  readonly browser: string | undefined;
  readonly locale: Locale;
  /** The provider asks who it is even where it knows somebody. */
  readonly isAnew: boolean;
  readonly log: FastifyBaseLogger;
}

/** The browser that comes back from the provider. */
interface Returned {
  readonly browser: string | undefined;
  /** The query that the provider added to the address. */
  readonly answer: string;
  readonly client: SignInClient;
  readonly log: FastifyBaseLogger;
}

/** Signing in by OpenID Connect: authorization code, PKCE, state and nonce. */
export interface OpenIdService {
  /** True where browsers send the secret over https only. */
  readonly isSecure: boolean;
  /** Returns the address to go to, and the secret that the browser keeps. Throws openIdUnreachable or openIdFailed. */
  begin(beginner: Beginner): Promise<{ readonly address: string; readonly browser: string }>;
  /**
   * Tokens of a new session. Throws openIdAttemptOver for an answer that was used, came too late or belongs to another
   * browser, openIdRefused, openIdUnreachable, openIdFailed, openIdClocksDiffer, openIdUserUnknown or userDisabled.
   */
  finish(returned: Returned): Promise<TokenReply>;
}

/** Signing in by the provider of the configuration; undefined where none is configured. */
export function openIdService(
  platform: Platform,
  sessions: Pick<SessionService, 'signInAs'>,
): OpenIdService | undefined {
  const { config, connections, corpId, now } = platform;
  const { openId } = config;
  if (openId === undefined) return undefined;
  const asked = provider(openId, now);

  return {
    isSecure: openId.redirectUri.startsWith('https:'),

    async begin({ browser: given, locale, isAnew, log }) {
      const browser = given ?? newSecret();
      const state = newSecret();
      const question = { state, locale, isAnew, ...secretsOf(browser, state) };
      const address = await told(log, () => asked.addressFor(question));
      const expires = new Date(now().getTime() + attemptMs);
      await insertAttempt(connections.db, corpId, { state: hashOf(state), browser: hashOf(browser), expires });
      return { address, browser };
    },

    async finish({ browser, answer, client, log }) {
      const state = new URLSearchParams(answer).get('state') ?? '';
      if (browser === undefined || !isSecret(state)) throw appError('openIdAttemptOver');
      const key = { state: hashOf(state), browser: hashOf(browser) };
      const isOurs = await takeAttempt(connections.db, corpId, key, now());
      if (!isOurs) throw appError('openIdAttemptOver');
      const claims = await claimsOf(asked, { answer, state, ...secretsOf(browser, state) }, log);
      return sessions.signInAs(accountIn(claims, openId), client, 'openIdUserUnknown');
    },
  };
}

type Answer = AttemptSecrets & { readonly answer: string; readonly state: string };

function claimsOf(asked: Provider, { answer, ...expected }: Answer, log: FastifyBaseLogger): Promise<Claims> {
  return told(log, () => asked.claimsOf(answer, expected));
}

/** Asks the provider; what goes wrong there is logged by its codes and thrown as our error. */
async function told<T>(log: FastifyBaseLogger, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const failure = providerFailure(error);
    log.warn({ ...failureFacts(error), errcode: failure.code }, 'signing in by OpenID Connect failed');
    throw failure;
  }
}

/**
 * The account that the claims name. Throws openIdUserUnknown where they name none, somebody of another organisation, or
 * the installation's own account: that is the way in when all else fails, and never anybody else's.
 */
function accountIn(claims: Claims, { userClaim, corpClaim }: OpenIdConfig): string {
  const name = claims[userClaim];
  const isOfCorp = corpClaim === undefined || [claims[corpClaim.name]].flat().includes(corpClaim.value);
  // An address that nobody has proved is whatever its owner typed.
  const isProved = userClaim !== 'email' || claims['email_verified'] !== false;
  const isName = typeof name === 'string' && name !== '' && name !== 'admin' && name.length <= longestName;
  if (!isName || !isOfCorp || !isProved) throw appError('openIdUserUnknown');
  return name;
}

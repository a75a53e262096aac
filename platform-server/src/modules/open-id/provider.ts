import * as client from 'openid-client';
import { isFresh } from '../../freshness.ts';
import type { OpenIdConfig } from '../../config/open-id-settings.ts';
import type { AttemptSecrets } from './attempt-secrets.ts';

/** In seconds: a provider that has not answered by then counts as down. */
const timeoutSeconds = 5;
/** Time in ms for which the provider's metadata is used without asking anew. */
const knownMs = 60 * 60_000;

/** The provider's statements about a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** Sign-in as the provider is asked for it. */
interface Question extends AttemptSecrets {
  readonly state: string;
  readonly locale: string;
  readonly isAnew: boolean;
}

/** The provider of OpenID Connect. Its methods throw what the client library throws. */
export interface Provider {
  /** Returns the address that the browser goes to. */
  addressFor(question: Question): Promise<string>;
  /**
   * Exchanges the code of the answer and returns the claims: issuer, audience, times, nonce and signature of the
   * identity token are checked, and whether all of the answer is about one person.
   */
  claimsOf(answer: string, expected: AttemptSecrets & { readonly state: string }): Promise<Claims>;
}

/** The provider of the configuration. It is asked for what it can when it is needed, not when the server starts. */
export function provider(openId: OpenIdConfig, now: () => Date): Provider {
  const configuration = discovered(() => discover(openId, now()), now);

  return {
    async addressFor({ state, nonce, verifier, locale, isAnew }) {
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: openId.redirectUri,
        scope: openId.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale === 'zh' ? 'zh-CN zh' : locale,
        ...(isAnew ? { prompt: 'login' } : {}),
      });
      return address.href;
    },

    async claimsOf(answer, { state, nonce, verifier }) {
      const known = await configuration();
      const address = new URL(openId.redirectUri);
      address.search = answer;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(known, address, checks);
      const claims: Claims = tokens.claims() ?? {};
      const isAll = neededClaims(openId).every((name) => claims[name] !== undefined);
      if (isAll || known.serverMetadata().userinfo_endpoint === undefined) return claims;
      return { ...(await client.fetchUserInfo(known, tokens.access_token, String(claims['sub']))), ...claims };
    },
  };
}

/** Returns the claims that must be known of a person; a provider may tell a part of it only to who asks for more. */
function neededClaims({ userClaim, corpClaim }: OpenIdConfig): string[] {
  const proof = userClaim === 'email' ? ['email_verified'] : [];
  return [userClaim, ...proof, ...(corpClaim === undefined ? [] : [corpClaim.name])];
}

/** Asks once for all who wait, and again after an hour; where that fails, what was known before has to do. */
function discovered(discover: () => Promise<client.Configuration>, now: () => Date) {
  let known: { readonly found: client.Configuration; readonly since: number } | undefined;
  let asking: Promise<client.Configuration> | undefined;

  async function ask(): Promise<client.Configuration> {
    const found = await discover();
    known = { found, since: now().getTime() };
    return found;
  }

  return async (): Promise<client.Configuration> => {
    if (known !== undefined && isFresh(known.since, now().getTime(), knownMs)) return known.found;
    asking ??= ask().finally(() => (asking = undefined));
    return asking.catch((error: unknown) => {
      if (known === undefined) throw error;
      return known.found;
    });
  };
}

function discover(openId: OpenIdConfig, at: Date): Promise<client.Configuration> {
  const issuer = new URL(openId.issuer);
  // The configuration takes http for this machine only.
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  // In seconds; what the library calls now is then what the platform calls now.
  const metadata = { [client.clockSkew]: Math.round((at.getTime() - Date.now()) / 1000) };
  return client.discovery(issuer, openId.clientId, metadata, proofOf(openId), {
    timeout: timeoutSeconds,
    execute: [...insecure, client.enableNonRepudiationChecks],
  });
}

/**
 * Returns the method by which the portal proves who it is: in the body where the provider takes that, since headers
 * need an encoding that many get wrong.
 */
function proofOf({ clientAuth, clientSecret }: OpenIdConfig): client.ClientAuth {
  const inBody = client.ClientSecretPost(clientSecret);
  const inHeader = client.ClientSecretBasic(clientSecret);
  return (server, ...request) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const wanted =
      clientAuth ?? (offered.includes('client_secret_post') ? 'client_secret_post' : 'client_secret_basic');
    return (wanted === 'client_secret_post' ? inBody : inHeader)(server, ...request);
  };
}

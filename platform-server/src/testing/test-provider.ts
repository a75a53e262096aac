import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** Id and secret by which the portal and its provider know each other. */
export const testClient = { id: 'portico', secret: 'secret-of-portico-0123456789abcdef' };

interface ProviderOptions {
  readonly redirectUri: string;
  /** 0: any free port. */
  readonly port?: number;
  /** Returns the provider's claims about its people, beside `sub` and `preferred_username`. */
  readonly claimsOf?: (login: string) => Readonly<Record<string, unknown>>;
  readonly idTokenSeconds?: number;
}

/** A provider of OpenID Connect on this machine, with its own pages to sign in and to consent. */
export interface TestProvider {
  readonly issuer: string;
  /** Closes it and every connection to it. */
  stop(): Promise<void>;
}

/** Starts a real provider: whoever signs in there is whom they say they are, with any password. */
export async function startTestProvider(wanted: ProviderOptions): Promise<TestProvider> {
  const server = createServer();
  server.listen(wanted.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = quietly(await configurationOf(wanted), (settings) => new Provider(issuer, settings));
  server.on('request', (request, reply) => void provider.callback()(request, reply));
  return {
    issuer,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The provider warns that it keeps everything in memory and lets everybody in, as it should here. */
function quietly<I, O>(input: I, make: (input: I) => O): O {
  const output = globalThis.console;
  const { warn } = output;
  output.warn = () => undefined;
  try {
    return make(input);
  } finally {
    output.warn = warn;
  }
}

async function configurationOf({
  redirectUri,
  claimsOf,
  idTokenSeconds = 3600,
}: ProviderOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' };
  const hour = 3600;
  return {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/login', redirectUri).href],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a-key-of-the-test'] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['preferred_username', 'tenant'], email: ['email', 'email_verified'] },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: idTokenSeconds,
      Interaction: hour,
      Session: hour,
    },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id, ...claimsOf?.(id) }),
    }),
  };
}

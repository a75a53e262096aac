import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../plugins/cookies.ts';
import type { ClientFacts } from './session-tokens.ts';

const name = 'portico_device';
const keptSeconds = 180 * 24 * 60 * 60;

/** Address and browser from which somebody signs in. */
export interface SignInClient extends ClientFacts {
  /** The secret by which the browser is known again. */
  readonly device: string;
}

/** Returns the secret by which a browser is known again; a new one where it has none. */
function deviceOf(request: FastifyRequest): string {
  const given = readCookie(request, name);
  return given !== undefined && /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString('base64url');
}

/**
 * Signs in from the browser of a request, which then keeps its secret. The secret goes to sign-ins only, no script reads it and no
 * other site sends it.
 */
export async function signInFrom<T>(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  signIn: (client: SignInClient) => Promise<T>,
): Promise<T> {
  const device = deviceOf(request);
  const tokens = await signIn({ userAgent: request.headers['user-agent'] ?? null, address: request.ip, device });
  setCookie(reply, { name, value: device, path: '/api/login', keptSeconds, sameSite: 'Strict' });
  return tokens;
}

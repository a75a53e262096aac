import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../plugins/cookies.ts';

const name = 'portico_device';
const keptSeconds = 180 * 24 * 60 * 60;

/** Returns the secret by which a browser is known again; a new one where it has none. */
export function deviceOf(request: FastifyRequest): string {
  const given = readCookie(request, name);
  return given !== undefined && /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString('base64url');
}

/** Lets the browser keep its secret. It goes to sign-ins only, no script reads it and no other site sends it. */
export function keepDevice(reply: FastifyReply, device: string): void {
  setCookie(reply, { name, value: device, path: '/api/login', keptSeconds, sameSite: 'Strict' });
}

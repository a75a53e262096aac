import { createHash, timingSafeEqual } from 'node:crypto';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxy } from '../../config/trusted-proxy.ts';

/** Says what proves that the proxy itself speaks. */
const secretHeader = 'x-portico-proxy-secret';

/**
 * The account that the proxy in front has signed in. Throws notSignedIn for a request that is not the proxy's own: the
 * connection itself must come from its address, whatever `X-Forwarded-For` says, and its secret must come along; a page
 * of another site cannot ask. A header that came twice names nobody.
 */
export function accountOfProxy(proxy: TrustedProxy | undefined, { headers, socket }: FastifyRequest): string {
  const site = headers['sec-fetch-site'];
  const isOwnPage = site === undefined || site === 'same-origin' || site === 'none';
  if (proxy === undefined || !isOwnPage || !proxy.isFrom(socket.remoteAddress ?? '')) throw appError('notSignedIn');
  const [secret, account] = [headers[secretHeader], headers[proxy.header]];
  if (typeof secret !== 'string' || !isEqual(secret, proxy.secret)) throw appError('notSignedIn');
  if (typeof account !== 'string') throw appError('notSignedIn');
  // Headers are read as Latin-1; what proxies send beyond ASCII is UTF-8.
  const name = Buffer.from(account, 'latin1').toString('utf8').trim();
  if (name === '' || name.length > 64) throw appError('notSignedIn');
  return name;
}

/** Takes as long whatever is wrong. */
function isEqual(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

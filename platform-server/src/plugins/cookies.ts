import type { FastifyRequest } from 'fastify';

/** Returns the value of a cookie as it was sent; undefined where the browser has none of this name. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

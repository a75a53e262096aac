import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that the browser keeps for a while. */
interface PersistentCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly keptSeconds: number;
  /** `Strict`: also where somebody follows a link from another site, it is not sent. */
  readonly sameSite: 'Strict' | 'Lax';
  /** True where it may go over https only; absent: where this request came over https. */
  readonly isSecure?: boolean;
}

/** Returns the value of a cookie as it was sent; undefined where the browser has none of this name. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Lets the browser keep a cookie that no script reads and that, set over https, never goes out in the open. */
export function setCookie(reply: FastifyReply, cookie: PersistentCookie): void {
  const { name, value, path, keptSeconds, sameSite, isSecure = reply.request.protocol === 'https' } = cookie;
  const words = [`${name}=${value}`, `Path=${path}`, `Max-Age=${keptSeconds}`, 'HttpOnly', `SameSite=${sameSite}`];
  reply.header('Set-Cookie', [...words, ...(isSecure ? ['Secure'] : [])].join('; '));
}

import { appError } from '@portico/shared-kit/errors';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasJustWritten } from './recent-writes.ts';
import type { SignedInUser } from './signed-in-user.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; throws notSignedIn or tokenExpired. Looked up once per request. */
    authenticate(): Promise<SignedInUser>;
  }
}

/** What knows the tokens. */
export interface AuthenticationOptions {
  /** Resolves an access token; throws tokenExpired or userDisabled. */
  userOf(accessToken: string): Promise<SignedInUser>;
}

/** The bearer token of a request, or null. */
function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Gives every request `authenticate()`. */
export const authentication = fastifyPlugin<AuthenticationOptions>(async (app, { userOf }) => {
  const known = new WeakMap<FastifyRequest, Promise<SignedInUser>>();
  app.decorateRequest('authenticate', function authenticate(this: FastifyRequest) {
    const token = bearerOf(this);
    if (token === null) throw appError('notSignedIn');
    const user = known.get(this) ?? userOf(token).then((found) => ({ ...found, hasJustWritten: hasJustWritten(this) }));
    known.set(this, user);
    return user;
  });
});

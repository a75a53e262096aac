import { guestTokenHeader } from '@portico/shared-kit/contract/external-limits';
import { unattendedHeader } from '@portico/shared-kit/contract/unattended';
import { appError } from '@portico/shared-kit/errors';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasJustWritten } from './recent-writes.ts';
import type { SignedInUser } from './signed-in-user.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does some work with headers by which requests that it injects into this server are answered as to somebody else. They
     * count as requests of `by`, and mean nothing before and after.
     */
    standingIn<TResult>(
      standIn: StandIn,
      work: (headers: Readonly<Record<string, string>>) => Promise<TResult>,
    ): Promise<TResult>;
  }
  interface FastifyRequest {
    /** Returns the user who makes the request; throws notSignedIn, tokenExpired or sessionUnused. Looked up once per request. */
    authenticate(): Promise<SignedInUser>;
    /** Notes that somebody uses their session, unless the page says that nobody works in it. */
    noteUse(user: SignedInUser): void;
    /** Returns the guest session of a link to a form that makes the request; throws notSignedIn or guestSessionExpired. */
    guestSession(): Promise<GuestSession>;
  }
}

/** Person as whom requests are answered, and the one who makes them. */
export interface StandIn {
  readonly user: SignedInUser;
  readonly by: SignedInUser;
}

/** Guest without an account in the form that a link led them to. */
export interface GuestSession {
  readonly guestId: string;
  readonly linkId: string;
}

/** Services that know the tokens. */
export interface AuthenticationOptions {
  /** Resolves an access token; throws tokenExpired or userDisabled. */
  userOf(accessToken: string): Promise<SignedInUser>;
  /** Notes that a session is used. */
  noteUse(sessionId: string): void;
  /** Resolves the token of a guest session; throws notSignedIn or guestSessionExpired. */
  guestSessionOf(token: string): Promise<GuestSession>;
}

/** The bearer token of a request, or null. */
function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Header of injected requests; what it holds is drawn anew for each work, and is nowhere outside of this process. */
const standInHeader = 'x-stand-in';

const signedIn = new WeakMap<FastifyRequest, string>();

/** The id of who makes the request, once that is known; undefined for nobody. */
export function signedInId(request: FastifyRequest): string | undefined {
  return signedIn.get(request);
}

/** Gives every request `authenticate()` and `guestSession()`. */
export const authentication = fastifyPlugin<AuthenticationOptions>(async (app, { userOf, noteUse, guestSessionOf }) => {
  const known = new WeakMap<FastifyRequest, Promise<SignedInUser>>();
  const standIns = new Map<string, StandIn>();
  app.decorate('standingIn', async (standIn, work) => {
    const ticket = randomBytes(32).toString('hex');
    standIns.set(ticket, standIn);
    try {
      return await work({ [standInHeader]: ticket, [unattendedHeader]: '1' });
    } finally {
      standIns.delete(ticket);
    }
  });
  app.decorateRequest('authenticate', async function authenticate(this: FastifyRequest) {
    const ticket = this.headers[standInHeader];
    if (ticket !== undefined) {
      const standIn = standIns.get(String(ticket));
      if (standIn === undefined) throw appError('notSignedIn');
      signedIn.set(this, standIn.by.id);
      return standIn.user;
    }
    const token = bearerOf(this);
    if (token === null) throw appError('notSignedIn');
    const user = known.get(this) ?? userOf(token).then((found) => ({ ...found, hasJustWritten: hasJustWritten(this) }));
    known.set(this, user);
    const { id } = await user;
    signedIn.set(this, id);
    return user;
  });
  app.decorateRequest('noteUse', function note(this: FastifyRequest, { sessionId }) {
    if (this.headers[unattendedHeader] === undefined) noteUse(sessionId);
  });
  // A header of its own: the token of a signed-in user opens no form, and a guest session nothing else.
  app.decorateRequest('guestSession', async function guestSession(this: FastifyRequest) {
    const token = this.headers[guestTokenHeader];
    if (typeof token !== 'string') throw appError('notSignedIn');
    return guestSessionOf(token);
  });
});

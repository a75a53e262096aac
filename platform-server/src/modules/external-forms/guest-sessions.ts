import { createHmac } from 'node:crypto';
import { appError } from '@portico/shared-kit/errors';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform.ts';
import type { GuestSession } from '../../plugins/authentication.ts';

/**
 * Time for which a guest session may fill in before its page asks for the form anew, and for which that goes on with its files.
 */
const sessionMs = 30 * 60_000;
const goesOnMs = 24 * 60 * 60_000;

const algorithm = 'HS256';
const issuer = 'portico-visit';

/** GuestSessions of links: short sessions of people without an account. */
export interface GuestSessions {
  /** Its token and when it ends, ISO 8601. */
  begin(session: GuestSession): Promise<{ readonly guestToken: string; readonly expiresTime: string }>;
  /** Throws guestSessionExpired when its time is over, notSignedIn for what is none. */
  read(token: string): Promise<GuestSession>;
  /** A guest session of the last day, even one whose time is over; undefined for anything else. */
  former(token: string): Promise<GuestSession | undefined>;
}

/** GuestSessions are signed with a key of their own: none of their tokens is one of a signed-in user. */
export function guestSessions(secret: Uint8Array, { now }: Pick<Platform, 'now'>): GuestSessions {
  const key = createHmac('sha256', secret).update('visits of external links').digest();

  async function read(token: string, at: Date): Promise<GuestSession> {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer, currentDate: at });
    return { guestId: String(payload.sub), linkId: String(payload['link']) };
  }

  return {
    async begin({ guestId, linkId }) {
      const expires = new Date(now().getTime() + sessionMs);
      const guestToken = await new SignJWT({ link: linkId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(guestId)
        .setIssuer(issuer)
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key);
      return { guestToken, expiresTime: expires.toISOString() };
    },

    async read(token) {
      try {
        return await read(token, now());
      } catch (error) {
        throw appError(error instanceof joseErrors.JWTExpired ? 'guestSessionExpired' : 'notSignedIn');
      }
    },

    former: (token) => read(token, new Date(now().getTime() - goesOnMs)).catch(() => undefined),
  };
}

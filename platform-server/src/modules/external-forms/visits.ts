import { createHmac } from 'node:crypto';
import { appError } from '@portico/shared-kit/errors';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform.ts';
import type { Visit } from '../../plugins/authentication.ts';

/**
 * Time for which a visit may fill in before its page asks for the form anew, and for which that goes on with its files.
 */
const visitMs = 30 * 60_000;
const goesOnMs = 24 * 60 * 60_000;

const algorithm = 'HS256';
const issuer = 'portico-visit';

/** Visits of links: short sessions of people without an account. */
export interface Visits {
  /** Its token and when it ends, ISO 8601. */
  begin(visit: Visit): Promise<{ readonly visit: string; readonly expiresTime: string }>;
  /** Throws visitEnded when its time is over, notSignedIn for what is none. */
  read(token: string): Promise<Visit>;
  /** A visit of the last day, even one whose time is over; undefined for anything else. */
  former(token: string): Promise<Visit | undefined>;
}

/** Visits are signed with a key of their own: none of their tokens is one of a signed-in user. */
export function visits(secret: Uint8Array, { now }: Pick<Platform, 'now'>): Visits {
  const key = createHmac('sha256', secret).update('visits of external links').digest();

  async function read(token: string, at: Date): Promise<Visit> {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer, currentDate: at });
    return { visitorId: String(payload.sub), linkId: String(payload['link']) };
  }

  return {
    async begin({ visitorId, linkId }) {
      const expires = new Date(now().getTime() + visitMs);
      const visit = await new SignJWT({ link: linkId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(visitorId)
        .setIssuer(issuer)
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key);
      return { visit, expiresTime: expires.toISOString() };
    },

    async read(token) {
      try {
        return await read(token, now());
      } catch (error) {
        throw appError(error instanceof joseErrors.JWTExpired ? 'visitEnded' : 'notSignedIn');
      }
    },

    former: (token) => read(token, new Date(now().getTime() - goesOnMs)).catch(() => undefined),
  };
}

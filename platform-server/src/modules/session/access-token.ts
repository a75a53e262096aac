import { createHash, randomBytes } from 'node:crypto';
import { appError } from '@portico/shared-kit/errors';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

const algorithm = 'HS256';

/** Signs an access token; it names the user and the session and says nothing else. */
export function signAccessToken(secret: Uint8Array, claims: AccessClaims, expires: Date): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(claims.userId)
    .setIssuer('portico')
    .setExpirationTime(Math.floor(expires.getTime() / 1000))
    .sign(secret);
}

/** Reads an access token. Throws tokenExpired when its time is over, notSignedIn when it is not ours. */
export async function readAccessToken(secret: Uint8Array, token: string, now: Date): Promise<AccessClaims> {
  try {
    const options = { algorithms: [algorithm], issuer: 'portico', currentDate: now };
    const { payload } = await jwtVerify(token, secret, options);
    return { userId: String(payload.sub), sessionId: String(payload['sid']) };
  } catch (error) {
    throw appError(error instanceof joseErrors.JWTExpired ? 'tokenExpired' : 'notSignedIn');
  }
}

/** A refresh token: 256 random bits. Only its hash is kept. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a refresh token. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

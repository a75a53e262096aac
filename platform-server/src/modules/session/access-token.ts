import type { UserId } from '@portico/shared-kit/contract/ids';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { appError } from '@portico/shared-kit/errors';
import { errors as joseErrors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { TokenSecrets } from './token-secret.ts';

/** Claims of an access token. */
export interface AccessClaims {
  readonly userId: UserId;
  readonly sessionId: string;
}

interface ReadClaims extends AccessClaims {
  readonly expires: Date;
}

const algorithm = 'HS256';
/** Tokens that one process remembers. */
const mostKnown = 10_000;

/** Signs an access token; it names the user and the session and says nothing else. */
export function signAccessToken([secret]: TokenSecrets, claims: AccessClaims, expires: Date): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(claims.userId)
    .setIssuer('portico')
    .setExpirationTime(Math.floor(expires.getTime() / 1000))
    .sign(secret);
}

/**
 * Reads access tokens: throws tokenExpired when their time is over, notSignedIn when they are not ours. A signature
 * that was right once is not checked again, since that would cost more than the rest of many a request.
 */
export function accessTokenReader(secrets: TokenSecrets): (token: string, now: Date) => Promise<AccessClaims> {
  const known = new Map<string, ReadClaims>();
  return async (token, now) => {
    const held = known.get(token);
    if (held !== undefined && held.expires > now) return held;
    known.delete(token);
    const claims = await readAccessToken(secrets, token, now);
    if (known.size >= mostKnown) known.clear();
    known.set(token, claims);
    return claims;
  };
}

async function readAccessToken(secrets: TokenSecrets, token: string, now: Date): Promise<ReadClaims> {
  try {
    const payload = await verified(secrets, token, now);
    const expires = new Date((payload.exp ?? 0) * 1000);
    return { userId: String(payload.sub), sessionId: String(payload['sid']), expires };
  } catch (error) {
    throw appError(error instanceof joseErrors.JWTExpired ? 'tokenExpired' : 'notSignedIn');
  }
}

/** Returns what a token says that one of the secrets has signed; throws jose's errors. */
async function verified([current, ...former]: TokenSecrets, token: string, now: Date): Promise<JWTPayload> {
  const options = { algorithms: [algorithm], issuer: 'portico', currentDate: now };
  try {
    return (await jwtVerify(token, current, options)).payload;
  } catch (error) {
    const [next, ...rest] = former;
    if (next === undefined || !(error instanceof joseErrors.JWSSignatureVerificationFailed)) throw error;
    return verified([next, ...rest], token, now);
  }
}

/** The session of an access token that we signed, even one whose time is over; undefined for anything else. */
export async function sessionOfToken(secrets: TokenSecrets, token: string): Promise<string | undefined> {
  try {
    return String((await verified(secrets, token, new Date(0)))['sid']);
  } catch {
    return undefined;
  }
}

/**
 * The refresh token that follows another one in an exchange of this name: the same for the same name, so that an answer
 * that got lost can be given again. Who has the token without the name learns nothing of it.
 */
export function nextRefreshToken([secret]: TokenSecrets, token: string, attempt: string): string {
  return createHmac('sha256', secret)
    .update(`${hashRefreshToken(token)}.${attempt}`)
    .digest('base64url');
}

/** A refresh token: 256 random bits. Only its hash is kept. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a refresh token, which is all that is stored of it. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

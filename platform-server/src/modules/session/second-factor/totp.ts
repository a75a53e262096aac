import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, steps of 30 s. */
const period = 30;
/** Steps by which the clock of a phone may be wrong, each way. */
const tolerance = 1;
const issuer = 'Portico';

/** Returns a new secret of 160 bits, in base32 as apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the step of this moment. */
function stepAt(at: Date): number {
  return TOTP.counter({ period, timestamp: at.getTime() });
}

/** Returns the latest step that a code may be of at this moment. */
export function latestStepAt(at: Date): number {
  return stepAt(at) + tolerance;
}

/** Returns the step that a code of six digits is of, near this moment; null where it is of none. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp: at.getTime(),
    window: tolerance,
  });
  return delta === null ? null : stepAt(at) + delta;
}

/** Returns the address by which an app takes a secret over, as QR codes hold it. */
export function totpAddress(secret: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), period }).toString();
}

import { type AppError, appError } from '@portico/shared-kit/errors';
import * as client from 'openid-client';

/** Facts about a failure for the log: codes of the protocol, never an answer, which may hold tokens. */
export interface FailureFacts {
  readonly error: string;
  readonly code: string | undefined;
}

type FailureName = 'openIdAttemptOver' | 'openIdRefused' | 'openIdUnreachable' | 'openIdFailed' | 'openIdClocksDiffer';

/** The codes of the client library that say more than that an answer cannot be confirmed. */
const namesByCode: Readonly<Record<string, FailureName>> = {
  OAUTH_TIMEOUT: 'openIdUnreachable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'openIdUnreachable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'openIdUnreachable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'openIdClocksDiffer',
};

/** Failures that a provider reports itself, by the names of OAuth 2.0 and OpenID Connect. */
const namesByError: Readonly<Record<string, FailureName>> = {
  access_denied: 'openIdRefused',
  server_error: 'openIdUnreachable',
  temporarily_unavailable: 'openIdUnreachable',
};

/** Our error for what went wrong at the provider, or with what it answered. */
export function providerFailure(error: unknown): AppError {
  const { error: said, code = '' } = failureFacts(error);
  return appError(namesByError[said] ?? namesByCode[code] ?? (isDown(error) ? 'openIdUnreachable' : 'openIdFailed'));
}

/** Returns whether nothing answered at all; the library passes on what `fetch` throws, or wraps it. */
function isDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const causes = [error, error.cause].map(String);
  return causes.some((cause) => cause === 'TypeError: fetch failed' || cause.startsWith('TimeoutError'));
}

/** The failure as the log may have it. */
export function failureFacts(error: unknown): FailureFacts {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return { error: safe(error.error), code: error.code };
  if (!(error instanceof Error)) return { error: 'unknown', code: undefined };
  const code = codeIn(error) ?? codeIn(error.cause);
  return { error: error.name, code };
}

function codeIn(value: unknown): string | undefined {
  const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
  return typeof code === 'string' ? safe(code) : undefined;
}

/** Only what can be a code: anything else was put there by somebody. */
function safe(text: string): string {
  return /^[\w.-]{1,64}$/.test(text) ? text : 'unknown';
}

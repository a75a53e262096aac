import { callHeaders, newTraceId } from '@portico/shared-kit/api/call-headers';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import type { Envelope } from '@portico/shared-kit/contract/endpoint';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';

/** Ms after which a page is opened without knowing whose token it was given. */
const longestAnswer = 10_000;

/** Returns the user whose session a token belongs to, without using it for anything else; null where it is no good, or nobody answers. */
export async function introspectToken(token: string): Promise<CurrentUser | null> {
  try {
    const headers = callHeaders(new Headers(), newTraceId());
    headers.set('Authorization', `Bearer ${token}`);
    const reply = await fetch(getCurrentUser.path, { headers, signal: AbortSignal.timeout(longestAnswer) });
    const { errcode, data } = (await reply.json()) as Envelope<CurrentUser>;
    return errcode === 0 ? data : null;
  } catch {
    return null;
  }
}

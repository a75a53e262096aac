import { readAudience } from '@portico/shared-kit/contract/print-audience';
import { isJsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { isUnrestricted } from '../models/index.ts';
import type { Membership } from '../organisation/index.ts';

/** Returns whether it depends on the user whether they may print with a template, by its saved attributes. */
export function isForSome(user: SignedInUser, saved: unknown): boolean {
  return !isUnrestricted(user) && audienceOf(saved) !== null;
}

/** Returns whether a user may print with a template. An audience that cannot be read is nobody. */
export function mayUseTemplate(user: SignedInUser, membership: Membership, saved: unknown): boolean {
  if (!isForSome(user, saved)) return true;
  const has = {
    user: (id: string) => id === user.id,
    department: (id: string) => membership.departmentIds.has(id),
    role: (id: string) => membership.roles.has(id),
  };
  return (audienceOf(saved) ?? []).some(({ kind, value }) => has[kind](value));
}

const audienceOf = (saved: unknown) => (isJsonObject(saved) ? readAudience(saved['audience']) : null);

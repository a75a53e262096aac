import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';

/** Token items in local storage, by the names of the shell spec, section 3. */
export interface StoredTokens {
  readonly token: string;
  /** Null where another system handed over the token alone. */
  readonly refreshToken: string | null;
  /** Rest of the token's life in seconds, as the counter has it. */
  readonly expiresIn: number;
  /** Time at which the token ends, in seconds since 1970. */
  readonly expireTime: number;
  readonly corpId: string;
}

/** The stored tokens, or null where nobody is signed in. */
export function readTokens(storage: Storage = localStorage): StoredTokens | null {
  const token = storage.getItem('token');
  if (token === null) return null;
  return {
    token,
    refreshToken: storage.getItem('refresh_token'),
    expiresIn: Number(storage.getItem('expires_in') ?? 0),
    expireTime: Number(storage.getItem('expireTime') ?? 0),
    corpId: storage.getItem('corpId') ?? '',
  };
}

/** Keeps what is known of the signed-in user beside the tokens (shell spec, section 3). */
export function storeUser({ id, roleName, departmentId }: CurrentUser, storage: Storage = localStorage): void {
  storage.setItem('user', JSON.stringify({ id, roleName, departmentId }));
}

/** Returns the id of the user whose session is stored, or was until it ended; null where there is none or after signing out. */
export function storedUserId(storage: Storage = localStorage): string | null {
  try {
    const { id } = JSON.parse(storage.getItem('user') ?? '{}') as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

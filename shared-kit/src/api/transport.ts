import type { ApiError } from '../errors/api-error.ts';

/**
 * Functions that the API needs from the owner of the session. The shell sets it once, before the first call; the token
 * itself never leaves it.
 */
export interface Transport {
  /** The access token, or null where nobody is signed in. */
  accessToken(): string | null;
  /**
   * Gets new tokens, or waits until the same person has signed in again; false where the session has ended for good.
   * One refresh at a time is the owner's business. `refused` is the token that the server did not take: where there is
   * another one by now, that one is good.
   */
  refresh(refused: string | null): Promise<boolean>;
  /** Called for each failed mutation that does not show its own error. */
  onError(error: ApiError): void;
  locale(): 'zh' | 'en';
  /** Returns whether somebody works in the page: what it asks for by itself does not keep their session. */
  isAttended(): boolean;
  /** The composition of builds this page runs; goes with every call, for support. */
  compositionId(): string | null;
}

let current: Transport = {
  accessToken: () => null,
  refresh: async () => false,
  onError: () => {},
  locale: () => 'zh',
  isAttended: () => true,
  compositionId: () => null,
};

/** Sets the session's side of the API; parts left out stay as they are. */
export function configureTransport(transport: Partial<Transport>): void {
  current = { ...current, ...transport };
}

/** The session's side of the API as it is now. */
export function transport(): Transport {
  return current;
}

const lasting = new Set<string>();

/** Marks reads that belong to the shell rather than to a page: leaving a page does not abort them. */
export function markOutlivesPage(...endpointNames: string[]): void {
  for (const name of endpointNames) lasting.add(name);
}

/** Returns whether a read goes on when the page is left. */
export function outlivesPage(endpointName: string): boolean {
  return lasting.has(endpointName);
}

let navigation = new AbortController();

/** Aborts the reads that the page being left has under way (shell spec, section 2); writes always finish. */
export function abortPendingReads(): void {
  navigation.abort(new DOMException('The page was left', 'AbortError'));
  navigation = new AbortController();
}

/** The signal that ends with the current page. */
export function navigationSignal(): AbortSignal {
  return navigation.signal;
}

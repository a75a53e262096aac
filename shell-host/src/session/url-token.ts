import { isInFrame } from '../app/in-frame.ts';
import { withoutToken } from './without-token.ts';

/** The page that may be opened with a token in its address (shell spec, section 2). */
const openedWithToken = '/form/detail';

let current: string | null = null;

/**
 * Takes a token out of the page's address before anything reads, keeps or sends that address; a reload and the history
 * do not have it either. It is kept for this load of the form page, and for no page within a page.
 */
export function takeUrlToken(): void {
  const { pathname, search, hash } = location;
  const found = withoutToken(search);
  if (found === null) return;
  history.replaceState(history.state, '', pathname + found.search + hash);
  if (pathname === openedWithToken && found.token !== '' && !isInFrame) current = found.token;
}

/** The token that the page was opened with, until the question about it is answered; null where there is none. */
export function urlToken(): string | null {
  return current;
}

/** The token was used, or nobody wants it. */
export function forgetUrlToken(): void {
  current = null;
}

import type { PortalStore } from '@portico/shared-kit/api';
import { fillAhead } from '@portico/shared-kit/api/fill-ahead';
import { Aside, PageHelp } from '../layout/Layout.tsx';
import { HeaderTools } from '../layout/header/Header.tsx';
import { ApplicationAside } from '../navigation/AsideMenu.tsx';
import { pageAt } from '../remotes/page-at.ts';
import type { Remotes } from '../remotes/remotes-context.ts';
import { SessionCare } from '../session/SessionGate.tsx';
import { defaultTarget } from '../session/return-target.ts';
import { ApplicationLocation, LeaveGuard } from './Frame.tsx';

/**
 * Fetches what the page at this address is made of, so that it is drawn once, with its frame and what it shows. Resolves when that is
 * there; what could not be fetched, the page asks for again.
 */
export async function prepareFirstPage(
  { composition, loader }: Pick<Remotes, 'composition' | 'loader'>,
  store: PortalStore,
): Promise<void> {
  await Promise.race([namedFiles(), loaded()]);
  const { pathname } = new URL(location.pathname === '/' ? defaultTarget : location.pathname, location.origin);
  const match = pageAt(composition, pathname);
  const frame: { load(): Promise<void> }[] = [HeaderTools, SessionCare, PageHelp, LeaveGuard];
  if (match?.page.aside !== undefined) frame.push(Aside);
  if (match?.page.aside === 'application') frame.push(ApplicationLocation, ApplicationAside);
  const page = match === null ? fillAhead(store) : loader.load(match.remote, match.page.code);
  await Promise.all([page, ...frame.map((part) => part.load())]);
}

/** Resolves when every file that the HTML names has come or could not. */
async function namedFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const coming = links.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.all(coming.map((link) => eventOf(link, ['load', 'error'])));
}

/** Resolves when the HTML and all that it runs are there: a file named ahead that never comes does not hold that up. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await eventOf(window, ['load']);
}

function eventOf(target: EventTarget, names: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, () => resolve(), { once: true });
  });
}

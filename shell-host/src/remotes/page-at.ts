import { type Composition, isPage, type PageContribution } from '@portico/shared-kit/remotes';
import { matchPath, matchRoutes } from 'react-router-dom';

interface MatchedPage {
  readonly remote: string;
  readonly page: PageContribution;
}

/** The remote's page that an address leads to, and whose it is; null for the shell's own pages. */
export function pageAt({ remotes }: Composition, pathname: string): MatchedPage | null {
  const routes = remotes.flatMap(({ name, contributes }) =>
    contributes.filter(isPage).map((page) => ({ path: page.path, handle: { remote: name, page } })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
}

/** The remotes' pages whose paths begin with that of an address, one for each piece of code; none for the beginning. */
export function pagesBelow({ remotes }: Composition, pathname: string): MatchedPage[] {
  if (pathname === '/') return [];
  const below = remotes.flatMap(({ name, contributes }) =>
    contributes.filter(isPage).map((page) => ({ remote: name, page })),
  );
  const found = below.filter(({ page: { path } }) => {
    const start = path.split('/').slice(0, pathname.split('/').length).join('/');
    return start !== path && matchPath(start, pathname) !== null;
  });
  return found.filter(
    ({ remote, page }, at) =>
      found.findIndex((other) => other.remote === remote && other.page.code === page.code) === at,
  );
}

import { type Composition, isPage, type PageContribution } from '@portico/shared-kit/remotes';
import { matchRoutes } from 'react-router-dom';

/** The remote's page that an address leads to, and whose it is; null for the shell's own pages. */
export function landingPage(
  { remotes }: Composition,
  pathname: string,
): { readonly remote: string; readonly page: PageContribution } | null {
  const routes = remotes.flatMap(({ name, contributes }) =>
    contributes.filter(isPage).map((page) => ({ path: page.path, handle: { remote: name, page } })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
}

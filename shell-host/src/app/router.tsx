import { type Composition, type PageContribution, isPage } from '@portico/shared-kit/remotes';
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router-dom';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { Frame } from './Frame.tsx';
import type { PageHandle } from './page-handle.ts';

/** Where the root leads (shell spec, section 2). */
export const landing = '/portal-page/defaultPortalDashboard';

const healthRoute: RouteObject = {
  path: '/remotes-health',
  lazy: async () => ({ Component: (await import('../remotes/HealthPage.tsx')).HealthPage }),
  handle: {
    remote: null,
    layout: 'header',
    aside: null,
    title: { zh: '远程模块状态', en: 'State of the remotes' },
    can: [],
  } satisfies PageHandle,
};

/** The route table: the shell's own pages, and those that the composition's remotes contribute as data. */
export function makeRouter(composition: Composition) {
  return createBrowserRouter([
    {
      element: <Frame />,
      children: [{ path: '/', element: <Navigate to={landing} replace /> }, healthRoute, ...remoteRoutes(composition)],
    },
  ]);
}

function remoteRoutes({ remotes }: Composition): RouteObject[] {
  return remotes.flatMap(({ name, contributes }) => contributes.filter(isPage).map((page) => remoteRoute(name, page)));
}

function remoteRoute(remote: string, page: PageContribution): RouteObject {
  const handle: PageHandle = {
    remote,
    layout: page.layout,
    aside: page.aside ?? null,
    title: page.title,
    can: page.can ?? [],
  };
  return { id: `${remote}/${page.id}`, path: page.path, handle, element: <RemotePage remote={remote} page={page} /> };
}

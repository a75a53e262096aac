import { abortPendingReads } from '@portico/shared-kit/api';
import { type Composition, type PageContribution, isPage } from '@portico/shared-kit/remotes';
import { type RouteObject, createBrowserRouter } from 'react-router-dom';
import { FrameSkeleton } from '../layout/FrameSkeleton.tsx';
import { CrashPage } from '../pages/CrashPage.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { Frame } from './Frame.tsx';
import { PageTitle } from './PageTitle.tsx';
import { isInFrame } from './in-frame.ts';
import type { PageHandle } from './page-handle.ts';
import { framedRoutes, loginRoute } from './routes-of-shell.tsx';

/** The route table: the shell's own pages, and those that the composition's remotes contribute as data. */
export function makeRouter(composition: Composition) {
  const gate = (
    <SessionGate loading={<FrameSkeleton />}>
      <Frame />
    </SessionGate>
  );
  const router = createBrowserRouter([
    {
      element: <PageTitle />,
      errorElement: <CrashPage />,
      HydrateFallback: FrameSkeleton,
      children: [loginRoute, { element: gate, children: [...remoteRoutes(composition), ...framedRoutes] }],
    },
  ]);
  abortReadsOnLeaving(router);
  if (isInFrame) void import('./answer-parent.ts').then(({ answerParent }) => answerParent(router));
  return router;
}

/** Gives up a page's reads when its path is left; a changed query is the same page (shell spec, section 2). */
function abortReadsOnLeaving(router: ReturnType<typeof createBrowserRouter>): void {
  let path = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    abortPendingReads();
  });
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

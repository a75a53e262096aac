import { abortPendingReads } from '@portico/shared-kit/api';
import { type Composition, type PageContribution, isPage } from '@portico/shared-kit/remotes';
import { type RouteObject, createBrowserRouter } from 'react-router-dom';
import { FrameSkeleton } from '../layout/FrameSkeleton.tsx';
import { CrashPage } from '../pages/CrashPage.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { UrlTokenGate } from '../session/UrlTokenGate.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { Frame } from './Frame.tsx';
import { PageTitle } from './PageTitle.tsx';
import { isInFrame } from './in-frame.ts';
import type { PageHandle } from './page-handle.ts';
import { framedRoutes, missingRoutes, openRoutes } from './routes-of-shell.tsx';

/** The router: the route table's own pages, and those that the composition's remotes contribute as data. */
export function makeRouter(composition: Composition) {
  const gate = (
    <UrlTokenGate loading={<FrameSkeleton />}>
      <SessionGate loading={<FrameSkeleton />}>
        <Frame />
      </SessionGate>
    </UrlTokenGate>
  );
  const router = createBrowserRouter([
    {
      element: <PageTitle />,
      errorElement: <CrashPage />,
      HydrateFallback: FrameSkeleton,
      children: [...openRoutes, { element: gate, children: framedRoutesOf(composition) }],
    },
  ]);
  abortReadsOnLeaving(router);
  if (isInFrame) void import('./answer-parent.ts').then(({ answerParent }) => answerParent(router));
  return router;
}

const framedRoutesOf = (composition: Composition) => [
  ...remoteRoutes(composition),
  ...missingRoutes(composition),
  ...framedRoutes,
];

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
    place: page.title,
    can: page.can ?? [],
  };
  return { id: `${remote}/${page.id}`, path: page.path, handle, element: <RemotePage remote={remote} page={page} /> };
}

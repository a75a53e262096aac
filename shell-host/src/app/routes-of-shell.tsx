import type { BilingualText } from '@portico/shared-kit/remotes';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Landing } from '../pages/Landing.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { PageHandle } from './page-handle.ts';
import { shellTitles } from './shell-titles.texts.ts';

interface PageRow {
  readonly path: string;
  readonly title: BilingualText;
  readonly aside?: PageHandle['aside'];
  readonly load: () => Promise<ComponentType>;
}

/** The shell's own pages that stand in the frame (shell spec, section 2), fetched when they are opened. */
const framed: readonly PageRow[] = [
  {
    path: '/message-notification',
    title: shellTitles.notifications,
    load: async () => (await import('../notifications/NotificationPage.tsx')).NotificationPage,
  },
  {
    path: '/user',
    title: shellTitles.user,
    load: async () => (await import('../pages/UserPage.tsx')).UserPage,
  },
  {
    path: '/app-list/applications',
    title: shellTitles.applications,
    load: async () => (await import('../applications/ApplicationListPage.tsx')).ApplicationListPage,
  },
  {
    path: '/application/:appCode',
    title: shellTitles.application,
    aside: 'application',
    load: async () => (await import('../navigation/ApplicationEntry.tsx')).ApplicationEntry,
  },
  {
    path: '/permission',
    title: shellTitles.permission,
    load: async () => (await import('../pages/PermissionPage.tsx')).PermissionPage,
  },
  {
    path: '/error',
    title: shellTitles.error,
    load: async () => (await import('../pages/ErrorPage.tsx')).ErrorPage,
  },
  {
    path: '/form-unpublished',
    title: shellTitles.formUnpublished,
    load: async () => (await import('../pages/FormUnpublishedPage.tsx')).FormUnpublishedPage,
  },
  {
    path: '/remotes-health',
    title: shellTitles.remotesHealth,
    load: async () => (await import('../remotes/HealthPage.tsx')).HealthPage,
  },
];

const notFoundHandle = handleOf(shellTitles.notFound);

/** The routes inside the frame, and the paths that only lead elsewhere. */
export const framedRoutes: readonly RouteObject[] = [
  { path: '/', element: <Landing /> },
  { path: '/workflow-center', element: <Navigate to="/workflow-center/my-unfinished-workitem" replace /> },
  { path: '/app-list', element: <Navigate to="/app-list/applications" replace /> },
  ...framed.map(({ path, title, aside, load }) => ({
    path,
    handle: handleOf(title, aside),
    lazy: async () => ({ Component: await load() }),
  })),
  { path: '*', handle: notFoundHandle, element: <NotFoundPage /> },
];

/** The page of people who are not signed in. */
export const loginRoute: RouteObject = {
  path: '/login',
  handle: { ...handleOf(shellTitles.login), layout: 'standalone' } satisfies PageHandle,
  lazy: async () => ({ Component: (await import('../pages/LoginPage.tsx')).LoginPage }),
};

function handleOf(title: BilingualText, aside: PageHandle['aside'] = null): PageHandle {
  return { remote: null, layout: aside === null ? 'header' : 'aside', aside, title, can: [] };
}

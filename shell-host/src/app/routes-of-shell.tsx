import type { BilingualText } from '@portico/shared-kit/remotes';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Landing } from '../pages/Landing.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { PageHandle } from './page-handle.ts';

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
    title: { zh: '通知中心', en: 'Notification center' },
    load: async () => (await import('../notifications/NotificationPage.tsx')).NotificationPage,
  },
  {
    path: '/user',
    title: { zh: '个人信息', en: 'Personal info' },
    load: async () => (await import('../pages/UserPage.tsx')).UserPage,
  },
  {
    path: '/application/:appCode',
    title: { zh: '应用', en: 'Application' },
    aside: 'application',
    load: async () => (await import('../navigation/ApplicationEntry.tsx')).ApplicationEntry,
  },
  {
    path: '/permission',
    title: { zh: '没有权限', en: 'No permission' },
    load: async () => (await import('../pages/PermissionPage.tsx')).PermissionPage,
  },
  {
    path: '/error',
    title: { zh: '出错了', en: 'Something went wrong' },
    load: async () => (await import('../pages/ErrorPage.tsx')).ErrorPage,
  },
  {
    path: '/remotes-health',
    title: { zh: '远程模块状态', en: 'State of the remotes' },
    load: async () => (await import('../remotes/HealthPage.tsx')).HealthPage,
  },
];

const notFoundHandle = handleOf({ zh: '页面不存在', en: 'Page not found' });

/** The routes inside the frame, and the paths that only lead elsewhere. */
export const framedRoutes: readonly RouteObject[] = [
  { path: '/', element: <Landing /> },
  { path: '/workflow-center', element: <Navigate to="/workflow-center/my-unfinished-workitem" replace /> },
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
  handle: { ...handleOf({ zh: '登录', en: 'Sign in' }), layout: 'standalone' } satisfies PageHandle,
  lazy: async () => ({ Component: (await import('../pages/LoginPage.tsx')).LoginPage }),
};

function handleOf(title: BilingualText, aside: PageHandle['aside'] = null): PageHandle {
  return { remote: null, layout: aside === null ? 'header' : 'aside', aside, title, can: [] };
}

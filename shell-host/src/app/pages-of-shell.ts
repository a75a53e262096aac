import type { ComponentType } from 'react';
import type { RouteName } from '../navigation/route-table.ts';
import { UserPage } from '../pages/UserPage.tsx';
import { ApplicationListPage } from '../applications/ApplicationListPage.tsx';
import { ApplicationEntry } from '../navigation/ApplicationEntry.tsx';
import { ApplicationPortalPage } from '../applications/ApplicationPortalPage.tsx';
import { MessageLinkPage } from '../pages/MessageLinkPage.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { FormUnpublishedPage } from '../pages/FormUnpublishedPage.tsx';
import { IncompletePage } from '../pages/IncompletePage.tsx';
import { RootRedirect } from '../pages/RootRedirect.tsx';
import { MissingPage } from '../pages/MissingPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PermissionPage } from '../pages/PermissionPage.tsx';
import { SharedEmptyPage, SharedSuccessPage } from '../pages/SharedPages.tsx';

type PageName = RouteName | 'missing' | 'incomplete';

/** Small pages: they come together, because a file for each would weigh more than they do. */
const small: Partial<Record<PageName, ComponentType>> = {
  root: RootRedirect,
  error: ErrorPage,
  permission: PermissionPage,
  formUnpublished: FormUnpublishedPage,
  sharedSuccess: SharedSuccessPage,
  sharedEmpty: SharedEmptyPage,
  user: UserPage,
  applications: ApplicationListPage,
  application: ApplicationEntry,
  applicationPortal: ApplicationPortalPage,
  messageLink: MessageLinkPage,
  missing: MissingPage,
  incomplete: IncompletePage,
};

type Load = () => Promise<ComponentType>;

const defined: Load = async () => (await import('../framed/FramedPages.tsx')).DefinedPage;
const single = () => import('../single-application/SinglePages.tsx');

/** The shell's other pages by the names of their routes, each fetched when it is opened. */
const fetched: Partial<Record<PageName, Load>> = {
  externalLink: async () => (await import('../pages/ExternalLinkPage.tsx')).ExternalLinkPage,
  messageNotification: async () => (await import('../notifications/NotificationPage.tsx')).NotificationPage,
  announcement: async () => (await import('../notifications/announcement/AnnouncementPage.tsx')).AnnouncementPage,
  myDraft: async () => (await import('../drafts/DraftsPage.tsx')).DraftsPage,
  mySessions: async () => (await import('../my-sessions/MySessionsPage.tsx')).MySessionsPage,
  auditTrail: async () => (await import('../audit/AuditPage.tsx')).AuditPage,
  oauth: async () => (await import('../pages/OAuthPage.tsx')).OAuthPage,
  loginError: async () => (await import('../pages/LoginErrorPage.tsx')).LoginErrorPage,
  remotesHealth: async () => (await import('../remotes/HealthPage.tsx')).HealthPage,
  applicationDefine: defined,
  applicationCustom: defined,
  singleApp: async () => (await single()).SingleAppEntry,
  appHome: async () => (await single()).AppHomePage,
  singleAppList: async () => (await single()).AppListPage,
  appTodo: async () => (await single()).AppTodoPage,
  appDone: async () => (await single()).AppDonePage,
  appToRead: async () => (await single()).AppToReadPage,
  appReport: async () => (await single()).AppReportPage,
  appDefine: async () => (await single()).AppDefinePage,
};

/** The page of a route; what has none is not found. */
export async function pageNamed(name: string): Promise<ComponentType> {
  const load = new Map(Object.entries(fetched)).get(name);
  return load ? load() : (new Map(Object.entries(small)).get(name) ?? NotFoundPage);
}

export { DebugBanner } from '../pages/DebugBanner.tsx';

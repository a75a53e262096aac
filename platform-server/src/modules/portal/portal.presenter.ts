import { pathInApplication } from '@portico/shared-kit/contract/application-paths';
import { defaultDashboard } from '@portico/shared-kit/portal-pages';
import type { PortalPage, RecentItem } from '@portico/shared-kit/contract/portal.schema';
import type { PageRow } from './portal.repository.ts';
import { defaultPageName } from './portal.texts.ts';
import type { VisitRow } from './recent-items.repository.ts';

interface PageView {
  /** Designers see drafts. */
  readonly isDesigner: boolean;
  /** True where the newest version is in use and one that this program can read. */
  readonly isShown: boolean;
}

/** Returns whether the page has a published version that is in use. */
export function isPublished({ content, availability }: PageRow): boolean {
  return content !== null && availability === 'on';
}

/** A page for runtime, and with its draft for designers (portal spec, section 4). */
export function presentPage(row: PageRow, { isDesigner, isShown }: PageView): PortalPage {
  return {
    code: row.code,
    name: row.name ?? row.draftName,
    name_i18n: row.name === null ? row.draftNameI18n : row.nameI18n,
    status: row.availability === 'on' ? 'ENABLE' : 'DISABLE',
    published: isPublished(row),
    publishedPortalJson: JSON.stringify(isShown ? row.content : defaultDashboard),
    draftPortalJson: isDesigner ? JSON.stringify(row.draft ?? row.content) : null,
  };
}

/** The built-in dashboard as the page that nobody has designed yet. */
export function presentDefaultPage(code: string): PortalPage {
  return {
    code,
    ...defaultPageName,
    status: 'ENABLE',
    published: false,
    publishedPortalJson: JSON.stringify(defaultDashboard),
    draftPortalJson: null,
  };
}

/** Presents what the user opened, with the address it has now (shell spec, section 2: routes). */
export function presentVisit(row: VisitRow): RecentItem {
  const visitedTime = row.visitedTime.toISOString();
  const { kind, code, appCode } = row;
  if (kind === 'application') {
    const url = `/application/${code}`;
    return { kind, code, appCode: code, name: row.appName ?? code, name_i18n: row.appNameI18n, url, visitedTime };
  }
  if (kind === 'workflow') {
    const url = `/form/detail?startWorkflowCode=${encodeURIComponent(code)}`;
    const names = { name: row.workflowName ?? code, name_i18n: row.workflowNameI18n };
    return { kind, code, appCode: row.workflowAppCode, ...names, url, visitedTime };
  }
  const names = { name: row.menuName ?? code, name_i18n: row.menuNameI18n };
  return { kind, code, appCode, ...names, url: menuUrl(row), visitedTime };
}

function menuUrl({ appCode, code, menuType, menuUrl: pageUrl }: VisitRow): string {
  const base = `/application/${appCode}`;
  const entry = encodeURIComponent(code);
  if (menuType === 'BizModel') return `${base}/application-list/${entry}`;
  if (menuType === 'Report') return `${base}/application-report/${entry}`;
  if (menuType === 'Page') return pathInApplication(appCode, pageUrl) ?? pageUrl ?? `/portal-page/${entry}`;
  return pageUrl ?? base;
}

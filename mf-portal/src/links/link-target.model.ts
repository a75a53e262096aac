import type { NavigationItem } from '@portico/shared-kit/portal-pages';

/** Target of a link of a portal page. */
export interface LinkTarget {
  readonly href: string;
  /** False: another site, which the portal's router does not know. */
  readonly isInside: boolean;
  readonly opensNewPage: boolean;
}

/** Codes of pages of the system beside the default dashboard (portal spec, section 2). */
export const workflowCenterCode = 'defaultWorkflowCenter';
export const applicationListCode = 'defaultApplicationList';

/** The pages of the system that may be chosen as a target beside portal pages (portal spec, section 2). */
const systemPages: Readonly<Record<string, string>> = {
  [workflowCenterCode]: '/workflow-center',
  [applicationListCode]: '/app-list/applications',
};

const segment = (code: string | null | undefined) => (code ? encodeURIComponent(code) : null);

/** The address of a portal page or of a page of the system, by its code; null for no code. */
export function pagePath(code: string | null | undefined): string | null {
  if (!code) return null;
  return Object.hasOwn(systemPages, code) ? (systemPages[code] ?? null) : `/portal-page/${encodeURIComponent(code)}`;
}

/** The address of an application; null for no code. */
export function applicationPath(app: string | null | undefined): string | null {
  const code = segment(app);
  return code && `/application/${code}`;
}

/** The address of a model’s list; null unless both codes are there. */
export function modelPath(app: string | null | undefined, model: string | null | undefined): string | null {
  const [appCode, schemaCode] = [segment(app), segment(model)];
  return appCode && schemaCode && `/application/${appCode}/application-list/${schemaCode}`;
}

/** Returns the target of an address; null for none and for one that would run a script. */
export function linkTarget(href: string | null | undefined, opensNewPage: boolean): LinkTarget | null {
  if (!href) return null;
  const isInside = /^\/(?!\/)/.test(href);
  return isInside || /^https?:\/\//.test(href) ? { href, isInside, opensNewPage } : null;
}

/** Returns the target of a menu's item; null where it names nothing that can be opened. */
export function navigationTarget(item: NavigationItem): LinkTarget | null {
  const paths = {
    app: () => applicationPath(item.app),
    bizModel: () => modelPath(item.app, item.bizModel),
    portalPage: () => pagePath(item.portalPage),
    URL: () => item.URL ?? null,
  } satisfies Record<NavigationItem['actionType'], () => string | null>;
  return linkTarget(paths[item.actionType](), item.openMode === 'newPage');
}

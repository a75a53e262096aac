import { type CarouselPhoto, gotoTypes, type NavigationItem } from '@portico/shared-kit/contract/portal-page';

/** Where a link of a portal page leads. */
export interface LinkTarget {
  readonly href: string;
  /** False: another site, which the portal's router does not know. */
  readonly isInside: boolean;
  readonly opensNewPage: boolean;
}

const workflowCenterCode = 'defaultWorkflowCenter';
const applicationListCode = 'defaultApplicationList';

/** The pages of the system that may be chosen as a target beside portal pages (portal spec, section 2). */
const systemPages: Readonly<Record<string, string>> = {
  [workflowCenterCode]: '/workflow-center',
  [applicationListCode]: '/app-list/applications',
};

const segment = (code: string | undefined) => (code ? encodeURIComponent(code) : null);

function pagePath(code: string | undefined): string | null {
  if (!code) return null;
  return Object.hasOwn(systemPages, code) ? (systemPages[code] ?? null) : `/portal-page/${encodeURIComponent(code)}`;
}

function applicationPath(app: string | undefined): string | null {
  const code = segment(app);
  return code && `/application/${code}`;
}

function modelPath(app: string | undefined, model: string | undefined): string | null {
  const [appCode, schemaCode] = [segment(app), segment(model)];
  return appCode && schemaCode && `/application/${appCode}/application-list/${schemaCode}`;
}

function target(href: string | null | undefined, opensNewPage: boolean): LinkTarget | null {
  if (!href) return null;
  const isInside = /^\/(?!\/)/.test(href);
  return isInside || /^https?:\/\//.test(href) ? { href, isInside, opensNewPage } : null;
}

/** Where an item of a menu leads; null where it names nothing that can be opened. */
export function navigationTarget(item: NavigationItem): LinkTarget | null {
  const paths = {
    app: () => applicationPath(item.app),
    bizModel: () => modelPath(item.app, item.bizModel),
    portalPage: () => pagePath(item.portalPage),
    URL: () => item.URL ?? null,
  } satisfies Record<NavigationItem['actionType'], () => string | null>;
  return target(paths[item.actionType](), item.openMode === 'newPage');
}

/** Where a picture of the carousel leads; null for one that is only shown (portal spec, section 3). */
export function photoTarget(photo: CarouselPhoto): LinkTarget | null {
  const paths = {
    [gotoTypes.bizModel]: () => modelPath(photo.app, photo.bizModel),
    [gotoTypes.app]: () => applicationPath(photo.app),
    [gotoTypes.page]: () => pagePath(photo.gotoPage),
    [gotoTypes.url]: () => photo.linkUrl ?? null,
    [gotoTypes.none]: () => null,
  } satisfies Record<CarouselPhoto['gotoType'], () => string | null>;
  return target(paths[photo.gotoType](), photo.openType === '_blank');
}

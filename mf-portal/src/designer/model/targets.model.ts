import { type CarouselPhoto, gotoTypes, type NavigationItem } from '@portico/shared-kit/portal-pages';

/** Kind of what a link opens. */
export type TargetKind = 'app' | 'bizModel' | 'portalPage' | 'URL' | 'none';

/** Target of a link, as it is edited; empty texts are not chosen yet. */
export interface Target {
  readonly kind: TargetKind;
  readonly app: string;
  readonly bizModel: string;
  readonly portalPage: string;
  readonly url: string;
  readonly opensNewPage: boolean;
}

/** Longest title of a link (portal spec, section 5), in each language. */
export const longestLinkTitle = 40;

/** Returns whether an address can be opened: a page of the portal or another site (it never runs a script). */
export const isAddress = (url: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(url);

/** Returns whether all that a target needs is chosen (portal spec, section 5). */
export function isComplete({ kind, app, bizModel, portalPage, url }: Target): boolean {
  const needed = {
    app: app !== '',
    bizModel: app !== '' && bizModel !== '',
    portalPage: portalPage !== '',
    URL: isAddress(url),
    none: true,
  } satisfies Record<TargetKind, boolean>;
  return needed[kind];
}

/** The target of a link. */
export function targetOfItem({ actionType, app, bizModel, portalPage, URL, openMode }: NavigationItem): Target {
  return {
    kind: actionType,
    app: app ?? '',
    bizModel: bizModel ?? '',
    portalPage: portalPage ?? '',
    url: URL ?? '',
    opensNewPage: openMode === 'newPage',
  };
}

/** A link with another target; members of other kinds are left out. */
export function itemWithTarget(item: NavigationItem, target: Target): NavigationItem {
  const { app: _app, bizModel: _bizModel, portalPage: _page, URL: _url, ...rest } = item;
  const { kind, app, bizModel, portalPage, url, opensNewPage } = target;
  const members = {
    app: { app },
    bizModel: { app, bizModel },
    portalPage: { portalPage },
    URL: { URL: url },
    none: {},
  } satisfies Record<TargetKind, object>;
  const actionType = kind === 'none' ? item.actionType : kind;
  return { ...rest, actionType, openMode: opensNewPage ? 'newPage' : 'curPage', ...members[kind] };
}

const kindsByNumber: Readonly<Record<CarouselPhoto['gotoType'], TargetKind>> = {
  [gotoTypes.bizModel]: 'bizModel',
  [gotoTypes.app]: 'app',
  [gotoTypes.page]: 'portalPage',
  [gotoTypes.url]: 'URL',
  [gotoTypes.none]: 'none',
};

const numbersByKind = {
  bizModel: gotoTypes.bizModel,
  app: gotoTypes.app,
  portalPage: gotoTypes.page,
  URL: gotoTypes.url,
  none: gotoTypes.none,
} satisfies Record<TargetKind, CarouselPhoto['gotoType']>;

/** The target of a picture of a carousel. */
export function targetOfPhoto({ gotoType, app, bizModel, linkUrl, gotoPage, openType }: CarouselPhoto): Target {
  return {
    kind: kindsByNumber[gotoType],
    app: app ?? '',
    bizModel: bizModel ?? '',
    portalPage: gotoPage ?? '',
    url: linkUrl ?? '',
    opensNewPage: openType === '_blank',
  };
}

/** A picture with another target; members of other kinds are left out. */
export function photoWithTarget(photo: CarouselPhoto, target: Target): CarouselPhoto {
  const { app: _app, bizModel: _bizModel, linkUrl: _url, gotoPage: _page, ...rest } = photo;
  const { kind, app, bizModel, portalPage, url, opensNewPage } = target;
  const members = {
    app: { app },
    bizModel: { app, bizModel },
    portalPage: { gotoPage: portalPage },
    URL: { linkUrl: url },
    none: {},
  } satisfies Record<TargetKind, object>;
  return { ...rest, gotoType: numbersByKind[kind], openType: opensNewPage ? '_blank' : '_self', ...members[kind] };
}

import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import {
  type CarouselPhoto,
  gotoTypes,
  type NavigationItem,
  type PortalPageDocument,
  type PortalWidget,
  widgetsIn,
} from '@portico/shared-kit/portal-pages';
import { tabTitle } from '../../tabs/tab-title.model.ts';
import type { PageProblem } from '../page-designer.ts';
import { cutTexts } from './text-room.model.ts';
import { type BilingualTitle, hexOf, titleParts } from '@portico/shared-kit/designer/editing';

/** Facts about the portal that a page is checked with. */
export interface PageSurroundings {
  /** Returns whether a page of the portal can be opened; null where that is not known. */
  isPageOpen(code: string): boolean | null;
  /** Returns whether there is an application; null where that is not known. */
  hasApplication(code: string): boolean | null;
  /** Colours of the theme where a widget has none of its own, as `#rrggbb`. */
  readonly text: string;
  readonly background: string;
  /** Returns the contrast of two colours by WCAG. */
  contrast(one: string, other: string): number;
}

/** Least contrast of text by WCAG level AA. */
const leastContrast = 4.5;

/**
 * Returns what its designer finds about a page besides the server: titles in one language, texts that are cut, colours that
 * are hard to read, and targets that nobody can open. None of it keeps the page from being published.
 */
export function pageProblems(
  document: PortalPageDocument,
  nameOf: (widget: PortalWidget) => string,
  surroundings: PageSurroundings,
): readonly PageProblem[] {
  const cut = cutTexts(document);
  return widgetsIn(document.page).flatMap(({ widget }) => {
    const name = nameOf(widget);
    const warning = (error: ErrorName, params: Readonly<Record<string, string | number>> = {}): PageProblem => ({
      code: codeOf(error),
      params: { name, ...params },
      partId: widget.id,
      severity: 'warning',
    });
    return [
      ...(titlesOf(widget).some(isIncomplete) ? [warning('portalTitleIncomplete')] : []),
      ...cutTitles(widget).map((title) => warning('portalTitleCut', { title })),
      ...cut
        .filter((each) => each.widget === widget)
        .map(({ text, screen }) => warning(screen === 'desk' ? 'portalTextCut' : 'portalTextCutOnPhone', { text })),
      ...lowContrast(widget, surroundings).map((ratio) => warning('portalContrastLow', { ratio })),
      ...targetsGone(widget, surroundings).map((target) => warning('portalTargetGone', { target })),
    ];
  });
}

const isIncomplete = ({ zh, en }: BilingualTitle) => (zh.trim() === '') !== (en.trim() === '');

/** The titles of a widget and of all its items; those that name a type are in both languages. */
function titlesOf(widget: PortalWidget): readonly BilingualTitle[] {
  const items = [
    ...itemsOf(widget).map(({ title }) => title),
    ...photosOf(widget).map(({ name }) => name),
    ...headsOf(widget),
  ];
  return [widget.title, ...items].map(titleParts);
}

const itemsOf = (widget: PortalWidget): readonly NavigationItem[] =>
  widget.type === 'RowMenu' || widget.type === 'ColMenu' || widget.type === 'GridNavigation'
    ? widget.settings.navigator
    : [];

const photosOf = (widget: PortalWidget): readonly CarouselPhoto[] =>
  widget.type === 'Carousel' ? widget.settings.photos : [];

const headsOf = (widget: PortalWidget): readonly string[] =>
  widget.type === 'TabsGrid' || widget.type === 'TabTextList' ? widget.settings.heads.map(({ title }) => title) : [];

/** Titles of tabs of which only the beginning shows, in either language. */
function cutTitles(widget: PortalWidget): readonly string[] {
  const titles = headsOf(widget).flatMap((title) => Object.values<string>({ ...titleParts(title) }));
  return [...new Set(titles.filter((title) => tabTitle(title).text !== title))];
}

/** The contrast of a text that is too low; none where the theme's own colours are used. */
function lowContrast({ style }: PortalWidget, { text, background, contrast }: PageSurroundings): readonly number[] {
  const [own, ground] = [hexOf(style.textColor), hexOf(style.backgroundColor)];
  if (own === null && ground === null) return [];
  const ratio = contrast(own ?? text, ground ?? background);
  return ratio < leastContrast ? [Math.round(ratio * 10) / 10] : [];
}

function targetsGone(widget: PortalWidget, { isPageOpen, hasApplication }: PageSurroundings): readonly string[] {
  const fromItems = itemsOf(widget).map((item) => ({
    page: item.actionType === 'portalPage' ? item.portalPage : null,
    app: item.actionType === 'app' || item.actionType === 'bizModel' ? item.app : null,
  }));
  const fromPhotos = photosOf(widget).map((photo) => ({
    page: photo.gotoType === gotoTypes.page ? photo.gotoPage : null,
    app: photo.gotoType === gotoTypes.app || photo.gotoType === gotoTypes.bizModel ? photo.app : null,
  }));
  const gone = [...fromItems, ...fromPhotos].flatMap(({ page, app }) => [
    ...(page != null && isPageOpen(page) === false ? [page] : []),
    ...(app != null && hasApplication(app) === false ? [app] : []),
  ]);
  return [...new Set(gone)];
}

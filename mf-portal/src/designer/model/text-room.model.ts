import {
  type PortalPageDocument,
  phoneLayouts,
  type PortalWidget,
  gridColumns,
} from '@portico/shared-kit/portal-pages';
import type { Screen } from './grid-layout.model.ts';
import { textWidth } from './text-width.model.ts';
import { titleParts } from '@portico/shared-kit/designer/editing';

/** Text of a widget that does not fit its room, on a screen. */
export interface CutText {
  readonly widget: PortalWidget;
  readonly text: string;
  readonly screen: Screen;
}

/** Room of a widget in px. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Widths in px of the screens that texts are to fit: a small desk and a phone, without the edges of the page. */
const pageWidths: Readonly<Record<Screen, number>> = { desk: 1248, phone: 390 };

/** Returns the texts of a page that do not fit their widgets in one of the languages, by the width that they have about. */
export function cutTexts({ page }: PortalPageDocument): readonly CutText[] {
  const { rowHeight, margin } = page.settings;
  const walk = (holder: PortalWidget, width: number, screen: Screen): readonly CutText[] => {
    const phone = screen === 'phone' ? phoneLayouts(holder.children) : null;
    return holder.children.flatMap((widget) => {
      const own = screen === 'phone' ? phone?.get(widget.id) : widget;
      // Without a layout of its own, a phone shows widgets in the full width, as high as they need.
      const columns = own?.w ?? gridColumns;
      const room = {
        width: ((width - 2 * margin) * columns) / gridColumns - 2 * margin,
        height: own === undefined ? Number.POSITIVE_INFINITY : own.h * rowHeight - 2 * margin,
      };
      const texts = textsBeyond(widget, room, screen);
      // A panel is as wide as its tabs, whatever its own size says.
      const inner = widget.type === 'TabsPanelGrid' ? width : room.width;
      return [...texts.map((text) => ({ widget, text, screen })), ...walk(widget, inner, screen)];
    });
  };
  return (['desk', 'phone'] as const).flatMap((screen) => walk(page, pageWidths[screen], screen));
}

function textsBeyond(widget: PortalWidget, room: Room, screen: Screen): readonly string[] {
  const head = headRoom(widget, room.width);
  const titles = head === null ? [] : languages(widget.title).filter((text) => textWidth(text, headFont) > head);
  return [...titles, ...linksBeyond(widget, room, screen), ...namesBeyond(widget, room)];
}

const languages = (saved: string | null) => {
  const { zh, en } = titleParts(saved);
  return [...new Set([zh, en])].filter((text) => text !== '');
};

/** In px, of bold letters, which are a little wider. */
const headFont = 16 * 1.05;

/** Width in px beside a title: of its edges, its icon, its count, the way on from it. */
const headEdges: Partial<Record<PortalWidget['type'], number>> = {
  TextList: 32 + 28 + 64,
  MyUnfinished: 32 + 36 + 64,
  MyApplication: 32 + 64,
  GridNavigation: 32 + 28,
  ShortcutList: 32,
  Contributed: 32,
};

/** Width in px of the title of a widget; null where it shows none. */
function headRoom(widget: PortalWidget, width: number): number | null {
  if (widget.type === 'NewGrid') return widget.settings.showTitle ? width - 32 : null;
  const edges = headEdges[widget.type];
  return edges === undefined ? null : width - edges;
}

const iconSizes = { small: 28, medium: 36, big: 44 } as const;

/** Titles of links that are cut: below their icons on a phone and in a grid, beside them in a row and in a column. */
function linksBeyond(widget: PortalWidget, { width }: Room, screen: Screen): readonly string[] {
  if (widget.type !== 'RowMenu' && widget.type !== 'ColMenu' && widget.type !== 'GridNavigation') return [];
  const { navigator, navigatorIconSize } = widget.settings;
  const links = { titles: navigator.map(({ title }) => title), icon: iconSizes[navigatorIconSize], width: width - 16 };
  if (screen === 'phone') return belowIcons(links, { least: 96, isShared: true, font: 13 });
  if (widget.type === 'GridNavigation') return belowIcons(links, { least: links.icon + 60, isShared: false, font: 14 });
  return widget.type === 'RowMenu' ? inRow(links) : inColumn(links);
}

interface Links {
  readonly titles: readonly string[];
  /** Size of their icons in px. */
  readonly icon: number;
  readonly width: number;
}

interface LinkGrid {
  /** Width in px of a column at least. */
  readonly least: number;
  /** True where fewer links than columns share the width. */
  readonly isShared: boolean;
  readonly font: number;
}

/** In px: the gap between two links, the edges of one below its icon and beside it. */
const gaps = { between: 4, below: 8, beside: 36 } as const;

function belowIcons({ titles, width }: Links, { least, isShared, font }: LinkGrid): readonly string[] {
  const fitting = Math.max(1, Math.floor((width + gaps.between) / (least + gaps.between)));
  const columns = isShared ? Math.min(fitting, Math.max(1, titles.length)) : fitting;
  // Titles take two lines there.
  const most = ((width + gaps.between) / columns - gaps.between - gaps.below) * 2;
  return titles.flatMap(languages).filter((text) => textWidth(text, font) > most);
}

/** In a row, no title is cut: those that do not fit are scrolled out of sight, and the longest one is to blame. */
function inRow({ titles, icon, width }: Links): readonly string[] {
  const beyond = (['zh', 'en'] as const).flatMap((language) => {
    const texts = titles.map((title) => titleParts(title)[language]);
    const total = texts.reduce((sum, text) => sum + textWidth(text, 14) + icon + gaps.beside + gaps.between, 0);
    return total > width ? texts.toSorted((left, right) => textWidth(right, 14) - textWidth(left, 14)).slice(0, 1) : [];
  });
  return [...new Set(beyond)];
}

function inColumn({ titles, icon, width }: Links): readonly string[] {
  const most = (width - icon - gaps.beside) * 2;
  return titles.flatMap(languages).filter((text) => textWidth(text, 14) > most);
}

/** Names of pictures that are higher than the picture: they stand below one another in half of its width. */
function namesBeyond(widget: PortalWidget, { width, height }: Room): readonly string[] {
  if (widget.type !== 'Carousel') return [];
  return widget.settings.photos.flatMap(({ name, refId }) => {
    const font = refId === null ? Math.min(Math.max(16, width * 0.05), 24) : 16;
    const line = refId === null ? width * 0.54 - 48 : width - 40;
    return languages(name).filter((text) => Math.ceil(textWidth(text, font) / line) * font * 1.4 + 48 > height);
  });
}

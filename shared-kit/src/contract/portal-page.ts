import { type DocumentMigration, isJsonObject, type JsonObject, upToDate } from './versioned-json.ts';

/** Common style of every widget (portal spec, section 3). Colours are CSS colours, null follows the theme. */
export interface WidgetStyle {
  readonly backgroundColor: string | null;
  /** `refId` of a kept file; null: none. */
  readonly backgroundImg: string | null;
  readonly borderRadius: 'none' | 'small' | 'medium' | 'big';
  readonly borderStyle: 'none' | 'solid' | 'dashed';
  /** Pixels, never negative. */
  readonly borderThickness: number;
  readonly borderColor: string | null;
  readonly textColor: string | null;
  readonly textThickness: 'normal' | 'bold';
}

/** Portal spec, section 3: `title` is JSON text with zh and en; the member named by `actionType` holds the target. */
export interface NavigationItem {
  readonly id: string;
  /** Name of an icon of ours, or `refId` of a kept picture. */
  readonly icon: string;
  readonly title: string;
  readonly actionType: 'app' | 'bizModel' | 'portalPage' | 'URL';
  readonly app?: string;
  readonly bizModel?: string;
  readonly portalPage?: string;
  readonly URL?: string;
  readonly openMode: 'curPage' | 'newPage';
  readonly isDefaultWorkbench?: boolean;
}

/** Kinds of target of a picture in the carousel (portal spec, section 3). */
export const gotoTypes = { bizModel: 0, app: 1, page: 2, url: 3, none: 4 } as const;
/** A number of `gotoTypes`. */
export type GotoType = (typeof gotoTypes)[keyof typeof gotoTypes];

/** A picture of the carousel and what a click on it opens (portal spec, section 3). */
export interface CarouselPhoto {
  readonly id: string;
  /** JSON text with zh and en. */
  readonly name: string;
  /** `refId` of a kept picture; null: the name is drawn on the theme's colour. */
  readonly refId: string | null;
  readonly openType: '_self' | '_blank';
  readonly fillType: 'FitHeight' | 'FitWidth' | 'FillAll' | 'Scale';
  readonly gotoType: GotoType;
  readonly app?: string;
  readonly bizModel?: string;
  readonly linkUrl?: string;
  readonly gotoPage?: string;
}

interface RowMenuSettings {
  readonly navigator: readonly NavigationItem[];
  readonly navigatorIconSize: 'small' | 'medium' | 'big';
}

interface CarouselSettings {
  readonly autoplay: boolean;
  /** In ms, whole seconds from 1 to 60. */
  readonly autoplaySpeed: number;
  readonly photos: readonly CarouselPhoto[];
}

interface ContributedSettings {
  readonly remote: string;
  readonly widget: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

interface WidgetDefaults<TSettings> {
  /** Grid size of a new widget (portal spec, section 9; ours where it names none). */
  readonly w: number;
  readonly h: number;
  readonly settings: Readonly<TSettings>;
}

const widget = <TSettings extends object>(w: number, h: number, settings: TSettings): WidgetDefaults<TSettings> => ({
  w,
  h,
  settings,
});

/** Every type of widget with what a new one starts as. `size` is the number of lines shown. */
export const widgetDefaults = {
  RowMenu: widget<RowMenuSettings>(12, 9, { navigator: [], navigatorIconSize: 'medium' }),
  Carousel: widget<CarouselSettings>(6, 23, { autoplay: true, autoplaySpeed: 3000, photos: [] }),
  MyApplication: widget(5, 29, {}),
  MyUnfinished: widget(6, 35, { size: 10 }),
  ShortcutList: widget(5, 29, { size: 8 }),
  /** A widget that a remote contributes: the remote's name, the contribution's id, and values of its settings. */
  Contributed: widget<ContributedSettings>(6, 23, { remote: '', widget: '', values: {} }),
};

/** Names a type of widget in a saved page. */
export type WidgetType = keyof typeof widgetDefaults;

/** The settings of each type of widget. */
export type WidgetSettings = { readonly [T in WidgetType]: (typeof widgetDefaults)[T]['settings'] };

/** Place and size on the grid, in columns and rows from the upper left corner. */
export interface WidgetLayout {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Widget of a page. `title` is JSON text with zh and en; null: the type's own name. */
export type PortalWidget = {
  readonly [T in WidgetType]: WidgetLayout & {
    readonly id: string;
    readonly type: T;
    readonly title: string | null;
    readonly style: WidgetStyle;
    readonly settings: WidgetSettings[T];
  };
}[WidgetType];

/** A portal page. `rowHeight` and `margin` in pixels. */
export interface PortalPageDocument {
  readonly version: 1;
  readonly layout: { readonly columns: number; readonly rowHeight: number; readonly margin: number };
  readonly widgets: readonly PortalWidget[];
}

/** The look of a widget that says nothing about it; null colours are the theme’s. */
export const widgetStyleDefaults: WidgetStyle = {
  // The specification's white, #E4E7EE and #111218 are the light theme's own colours: null lets a dark theme be dark.
  backgroundColor: null,
  backgroundImg: null,
  borderRadius: 'medium',
  borderStyle: 'solid',
  borderThickness: 1,
  borderColor: null,
  textColor: null,
  textThickness: 'normal',
};

/** The grid of a page that says nothing about it; row height and margin in px. */
export const layoutDefaults = { columns: 12, rowHeight: 10, margin: 8 } as const;

/** Migrations, one entry a version after the first. */
const migrations: readonly DocumentMigration[] = [];

/** Version of the pages that this program saves. */
export const portalPageVersion = migrations.length + 1;

/** A saved page in the present version, with all that it holds. Null where it cannot be read. */
export const migratePortalPage = (saved: unknown): JsonObject | null => upToDate(saved, migrations);

/**
 * Reads a saved page: brings it up to date and fills in what it leaves out. Null where it cannot be read. Widgets of a
 * type that this program does not have are left out, so that the rest of the page still shows.
 */
export function readPortalPage(saved: unknown): PortalPageDocument | null {
  const document = migratePortalPage(saved);
  if (document === null || !Array.isArray(document['widgets'])) return null;
  const layout = isJsonObject(document['layout']) ? document['layout'] : {};
  return {
    version: 1,
    layout: { ...layoutDefaults, ...layout },
    widgets: (document['widgets'] as unknown[]).flatMap((widget) => readWidget(widget) ?? []),
  };
}

function readWidget(raw: unknown): PortalWidget | null {
  if (!isJsonObject(raw) || !isWidgetType(raw['type'])) return null;
  const { w, h, settings } = widgetDefaults[raw['type']];
  const own = (part: string): JsonObject => (isJsonObject(raw[part]) ? raw[part] : {});
  const style = { ...widgetStyleDefaults, ...own('style') };
  const filled = {
    x: 0,
    y: 0,
    w,
    h,
    title: null,
    ...raw,
    style: { ...style, borderThickness: Math.max(0, style.borderThickness) },
    settings: { ...settings, ...own('settings') },
  };
  return filled as unknown as PortalWidget;
}

function isWidgetType(type: unknown): type is WidgetType {
  return typeof type === 'string' && Object.hasOwn(widgetDefaults, type);
}

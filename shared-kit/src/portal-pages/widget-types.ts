import type { WidgetType } from './widget-type.ts';
import { carousel } from './widgets/carousel.ts';
import { chart } from './widgets/chart.ts';
import { colMenu } from './widgets/col-menu.ts';
import { contributed } from './widgets/contributed.ts';
import { gridNavigation } from './widgets/grid-navigation.ts';
import { myApplication } from './widgets/my-application.ts';
import { myUnfinished } from './widgets/my-unfinished.ts';
import { newGrid } from './widgets/new-grid.ts';
import { page } from './widgets/page.ts';
import { rowMenu } from './widgets/row-menu.ts';
import { shortcutList } from './widgets/shortcut-list.ts';
import { tabsGrid } from './widgets/tabs-grid.ts';
import { tabsPanelGrid } from './widgets/tabs-panel-grid.ts';
import { tabTextList } from './widgets/tab-text-list.ts';
import { textList } from './widgets/text-list.ts';
import { unknown } from './widgets/unknown.ts';

/** Every type of widget, by the name that a page saves (portal spec, section 2). */
export const widgetTypes = {
  Page: page,
  NewGrid: newGrid,
  TabsGrid: tabsGrid,
  TabsPanelGrid: tabsPanelGrid,
  GridNavigation: gridNavigation,
  RowMenu: rowMenu,
  ColMenu: colMenu,
  Carousel: carousel,
  TextList: textList,
  TabTextList: tabTextList,
  Chart: chart,
  MyUnfinished: myUnfinished,
  ShortcutList: shortcutList,
  MyApplication: myApplication,
  Contributed: contributed,
  Unknown: unknown,
} as const;

/** Names a type of widget. */
export type WidgetTypeName = keyof typeof widgetTypes;

/** The settings of each type of widget. */
export type WidgetSettings = {
  readonly [T in WidgetTypeName]: (typeof widgetTypes)[T] extends WidgetType<infer Settings> ? Settings : never;
};

/** Facts of a type of widget, whatever its settings. */
export const widgetTypeOf = (type: WidgetTypeName): WidgetType<object> => widgetTypes[type];

/** Returns whether a saved name is that of a type that this program has. */
export function isWidgetTypeName(type: unknown): type is Exclude<WidgetTypeName, 'Unknown'> {
  return typeof type === 'string' && type !== 'Unknown' && Object.hasOwn(widgetTypes, type);
}

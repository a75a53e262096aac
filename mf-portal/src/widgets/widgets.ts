import type { WidgetTypeName } from '@portico/shared-kit/portal-pages';
import { carousel } from './carousel/carousel.widget.ts';
import { chart } from './chart/chart.widget.ts';
import { colMenu } from './col-menu/col-menu.widget.ts';
import { contributed } from './contributed/contributed.widget.ts';
import { gridNavigation } from './grid-navigation/grid-navigation.widget.ts';
import { myApplication } from './my-application/my-application.widget.ts';
import { myUnfinished } from './my-unfinished/my-unfinished.widget.ts';
import { newGrid } from './new-grid/new-grid.widget.ts';
import { page } from './page/page.widget.ts';
import { rowMenu } from './row-menu/row-menu.widget.ts';
import { shortcutList } from './shortcut-list/shortcut-list.widget.ts';
import { tabTextList } from './tab-text-list/tab-text-list.widget.ts';
import { tabsGrid } from './tabs-grid/tabs-grid.widget.ts';
import { tabsPanelGrid } from './tabs-panel-grid/tabs-panel-grid.widget.ts';
import { textList } from './text-list/text-list.widget.ts';
import { unknown } from './unknown/unknown.widget.ts';
import type { WidgetDefinition } from './widget-definition.ts';

/** Every type of widget of the contract; a forgotten one does not compile. */
export const widgets = {
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
} satisfies { readonly [T in WidgetTypeName]: WidgetDefinition<T> };

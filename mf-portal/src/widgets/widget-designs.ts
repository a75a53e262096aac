import type { WidgetTypeName } from '@portico/shared-kit/portal-pages';
import { carouselDesign } from './carousel/carousel.design.ts';
import { chartDesign } from './chart/chart.design.ts';
import { colMenuDesign } from './col-menu/col-menu.design.ts';
import { contributedDesign } from './contributed/contributed.design.ts';
import { gridNavigationDesign } from './grid-navigation/grid-navigation.design.ts';
import { myApplicationDesign } from './my-application/my-application.design.ts';
import { myUnfinishedDesign } from './my-unfinished/my-unfinished.design.ts';
import { newGridDesign } from './new-grid/new-grid.design.ts';
import { pageDesign } from './page/page.design.ts';
import { rowMenuDesign } from './row-menu/row-menu.design.ts';
import { shortcutListDesign } from './shortcut-list/shortcut-list.design.ts';
import { tabTextListDesign } from './tab-text-list/tab-text-list.design.ts';
import { tabsGridDesign } from './tabs-grid/tabs-grid.design.ts';
import { tabsPanelGridDesign } from './tabs-panel-grid/tabs-panel-grid.design.ts';
import { textListDesign } from './text-list/text-list.design.ts';
import { unknownDesign } from './unknown/unknown.design.ts';
import type { WidgetDesign } from './widget-design.ts';

/** Designs of all types of widgets; a forgotten one does not compile. Only the designer loads it. */
export const widgetDesigns = {
  GridNavigation: gridNavigationDesign,
  RowMenu: rowMenuDesign,
  ColMenu: colMenuDesign,
  Carousel: carouselDesign,
  TextList: textListDesign,
  TabTextList: tabTextListDesign,
  Chart: chartDesign,
  MyUnfinished: myUnfinishedDesign,
  ShortcutList: shortcutListDesign,
  MyApplication: myApplicationDesign,
  NewGrid: newGridDesign,
  TabsGrid: tabsGridDesign,
  TabsPanelGrid: tabsPanelGridDesign,
  Page: pageDesign,
  Contributed: contributedDesign,
  Unknown: unknownDesign,
} satisfies { readonly [T in WidgetTypeName]: WidgetDesign<T> };

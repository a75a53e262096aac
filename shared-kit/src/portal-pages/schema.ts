import { type TObject, type TSchema, Type } from 'typebox';
import { Nullable } from '../contract/common.schema.ts';
import { NavigationSettings } from './navigation.schema.ts';
import { portalPageVersion } from './portal-page.ts';
import { JsonTitle } from '../contract/document-parts.schema.ts';
import { portalPageLimits } from './structure.ts';
import { WidgetStyle } from './style.schema.ts';
import { gridColumns } from './widget-type.ts';
import type { WidgetTypeName } from './widget-types.ts';
import { CarouselSettings } from './widgets/carousel.schema.ts';
import { ChartSettings } from './widgets/chart.schema.ts';
import { ContributedSettings } from './widgets/contributed.schema.ts';
import { GridNavigationSettings } from './widgets/grid-navigation.schema.ts';
import { MyApplicationSettings } from './widgets/my-application.schema.ts';
import { NewGridSettings } from './widgets/new-grid.schema.ts';
import { OwnLinesSettings } from './widgets/own-lines.schema.ts';
import { PageSettings } from './widgets/page.schema.ts';
import { TabTextListSettings } from './widgets/tab-text-list.schema.ts';
import { TabsGridSettings } from './widgets/tabs-grid.schema.ts';
import { TabsPanelGridSettings } from './widgets/tabs-panel-grid.schema.ts';
import { TextListSettings } from './widgets/text-list.schema.ts';

const layout = {
  x: Type.Integer({ minimum: 0, maximum: gridColumns - 1 }),
  y: Type.Integer({ minimum: 0, maximum: 10_000 }),
  w: Type.Integer({ minimum: 1, maximum: gridColumns }),
  h: Type.Integer({ minimum: 1, maximum: 1000 }),
};

/** Members that every widget may have; its widgets are looked at one by one. */
const shared = (type: string, settings: TObject) => ({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  type: Type.Literal(type),
  title: Type.Optional(Nullable(JsonTitle)),
  style: Type.Optional(Type.Partial(WidgetStyle)),
  settings: Type.Optional(Type.Partial(settings)),
  settingsVersion: Type.Optional(Type.Integer({ minimum: 1 })),
  children: Type.Optional(Type.Array(Type.Unknown(), { maxItems: portalPageLimits.widgets })),
});

const widget = (type: string, settings: TObject) =>
  Type.Object({ ...shared(type, settings), ...layout, phone: Type.Optional(Nullable(Type.Object(layout))) });

/** The settings of every type of widget; a forgotten one does not compile. */
const settingsOf = {
  NewGrid: NewGridSettings,
  TabsGrid: TabsGridSettings,
  TabsPanelGrid: TabsPanelGridSettings,
  GridNavigation: GridNavigationSettings,
  RowMenu: NavigationSettings,
  ColMenu: NavigationSettings,
  Carousel: CarouselSettings,
  TextList: TextListSettings,
  TabTextList: TabTextListSettings,
  Chart: ChartSettings,
  MyUnfinished: OwnLinesSettings,
  ShortcutList: OwnLinesSettings,
  MyApplication: MyApplicationSettings,
  Contributed: ContributedSettings,
} satisfies { readonly [T in Exclude<WidgetTypeName, 'Page' | 'Unknown'>]: TSchema };

/** The schema of every type of widget below the page. */
export const widgetSchemas: Readonly<Record<string, TSchema>> = Object.fromEntries(
  Object.entries(settingsOf).map(([type, settings]) => [type, widget(type, settings)]),
);

/** All of a saved page but the widgets below it. */
export const PortalPageFrame = Type.Object({
  version: Type.Literal(portalPageVersion),
  page: Type.Object(shared('Page', PageSettings)),
});

import type { DocumentMigration } from '../contract/versioned-json.ts';

/** Columns and rows of a grid. */
export interface WidgetSize {
  readonly w: number;
  readonly h: number;
}

/** Place and size on the grid, in columns and rows from the upper left corner. */
export interface WidgetLayout extends WidgetSize {
  readonly x: number;
  readonly y: number;
}

/** Content of a widget: none, any widgets, or only the panels of its tabs. */
export type WidgetContent = 'none' | 'widgets' | 'panels';

/** Facts of a type of widget that the server and every page share; its looks are in the portal's own folder. */
export interface WidgetType<TSettings extends object> {
  /** Size of a new one on the grid of a desk (portal spec, section 9; ours where it names none). */
  readonly size: WidgetSize;
  /** Size of a new one on the grid of a phone. */
  readonly phoneSize: WidgetSize;
  /** Smaller it would not be readable. */
  readonly leastSize: WidgetSize;
  readonly content: WidgetContent;
  /** Settings of a new one, and in place of those that a saved one leaves out. */
  readonly settings: Readonly<TSettings>;
  /** Migrations of its saved settings, one a version after the first. */
  readonly migrations: readonly DocumentMigration[];
}

type WidgetFacts<TSettings extends object> = Pick<WidgetType<TSettings>, 'size' | 'settings'> &
  Partial<WidgetType<TSettings>>;

/** Columns of every grid: of the page, of a container and of a phone. */
export const gridColumns = 12;

/** Returns the facts of a type of widget, with what most have in common. */
export function widgetType<TSettings extends object>(given: WidgetFacts<TSettings>): WidgetType<TSettings> {
  return {
    phoneSize: { w: gridColumns, h: given.size.h },
    leastSize: { w: 2, h: 4 },
    content: 'none',
    migrations: [],
    ...given,
  };
}

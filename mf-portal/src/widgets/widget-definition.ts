import type { PortalWidget, WidgetSettings, WidgetTypeName } from '@portico/shared-kit/portal-pages';
import type { ComponentType, ReactNode } from 'react';

/** Props of a grid: the widgets on it, and the one that holds them. */
export interface GridProps {
  readonly holderId: string;
  readonly widgets: readonly PortalWidget[];
}

/** Props of a widget. */
export interface WidgetProps<T extends WidgetTypeName> {
  readonly id: string;
  /** In the user's language: the page's own title, or the type's name. */
  readonly title: string;
  readonly settings: WidgetSettings[T];
  /** The widgets that it holds; empty for a type that holds none. */
  readonly widgets: readonly PortalWidget[];
  /** Draws widgets on a grid: given, since the grid knows every type of widget. */
  readonly Grid: ComponentType<GridProps>;
}

/**
 * Definition of a type of widget, with all that the program knows of it. Methods, not properties: types share one
 * registry.
 */
export interface WidgetDefinition<T extends WidgetTypeName> {
  readonly type: T;
  /** Returns the name of the widget in the user's language, for use where the page gives it no title. */
  useName(settings: WidgetSettings[T]): string;
  /** Draws the inside of the frame, with loading, empty and error states of its own; `lazyBody` for one that few pages have. */
  Body(props: WidgetProps<T>): ReactNode;
}

/** Defines a type of widget; the folder of a widget exports what this returns. */
export function defineWidget<T extends WidgetTypeName>(definition: WidgetDefinition<T>): WidgetDefinition<T> {
  return definition;
}

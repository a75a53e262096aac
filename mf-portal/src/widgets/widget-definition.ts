import type { PortalWidget, WidgetSettings, WidgetType } from '@portico/shared-kit/contract/portal-page';
import type { ReactNode } from 'react';

/** Props of a widget. */
export interface WidgetProps<T extends WidgetType> {
  readonly id: string;
  /** In the user's language: the page's own title, or the type's name. */
  readonly title: string;
  readonly settings: WidgetSettings[T];
}

/**
 * Definition of a type of widget, with all that the program knows of it. Methods, not properties: types share one
 * registry.
 */
export interface WidgetDefinition<T extends WidgetType> {
  readonly type: T;
  /** Returns the name of the widget in the user's language, for use where the page gives it no title. */
  useName(settings: WidgetSettings[T]): string;
  /** Draws the inside of the frame, with loading, empty and error states of its own. */
  Body(props: WidgetProps<T>): ReactNode;
}

/** Defines a type of widget; the folder of a widget exports what this returns. */
export function defineWidget<T extends PortalWidget['type']>(definition: WidgetDefinition<T>): WidgetDefinition<T> {
  return definition;
}

import type { WidgetStyle } from './style.schema.ts';
import type { WidgetLayout } from './widget-type.ts';
import type { WidgetSettings, WidgetTypeName } from './widget-types.ts';

/** Widget of a page, with those that it holds. */
export type PortalWidget = {
  readonly [T in WidgetTypeName]: WidgetLayout & {
    /** Names the widget in its page. */
    readonly id: string;
    readonly type: T;
    /** JSON text with zh and en; null: the type's own name. */
    readonly title: string | null;
    /** Its place on a phone; null: full width, one below the other in reading order. */
    readonly phone: WidgetLayout | null;
    readonly style: WidgetStyle;
    readonly settings: WidgetSettings[T];
    /** Its own widgets on its own grid; empty for a type that holds none. */
    readonly children: readonly PortalWidget[];
  };
}[WidgetTypeName];

/** Widget of one type. */
export type WidgetOf<T extends WidgetTypeName> = Extract<PortalWidget, { readonly type: T }>;

/** Version of the pages that this program saves. */
export const portalPageVersion = 2;

/** A portal page: a tree of widgets (portal spec, section 3). */
export interface PortalPageDocument {
  readonly version: typeof portalPageVersion;
  readonly page: WidgetOf<'Page'>;
}

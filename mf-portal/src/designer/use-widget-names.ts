import { type WidgetTypeName, widgetTypeOf } from '@portico/shared-kit/portal-pages';
import { useMemo } from 'react';
import type { WidgetDefinition } from '../widgets/widget-definition.ts';
import { widgets } from '../widgets/widgets.ts';

const definitions = Object.values(widgets) as readonly WidgetDefinition<WidgetTypeName>[];

/** The names of all types of widgets in the user's language. */
export function useWidgetNames(): Readonly<Record<WidgetTypeName, string>> {
  // The types are the same each time, and so is the order of what their names call.
  const names = definitions.map((definition) => definition.useName(widgetTypeOf(definition.type).settings as never));
  const joined = JSON.stringify(names);
  return useMemo(() => {
    const list = JSON.parse(joined) as readonly string[];
    return Object.fromEntries(definitions.map(({ type }, at) => [type, list[at] ?? type])) as Record<
      WidgetTypeName,
      string
    >;
  }, [joined]);
}

import type { WidgetContribution, WidgetValue } from './contributions.ts';

/** The values of a widget's settings, by name. */
export type WidgetValues = Readonly<Record<string, WidgetValue>>;

/**
 * The values that a contributed widget is given: what the page says where the type is that of the setting's own value,
 * else its own value. Names that the widget does not declare are left out, so that a page of before cannot surprise it.
 */
export function widgetValues(
  { settings = [] }: Pick<WidgetContribution, 'settings'>,
  given: WidgetValues,
): WidgetValues {
  return Object.fromEntries(
    settings.map(({ name, value }) => {
      const own = Object.hasOwn(given, name) ? given[name] : undefined;
      return [name, own !== undefined && typeof own === typeof value ? own : value];
    }),
  );
}

import type { WidgetProps } from '../widget-definition.ts';

/** The widgets of a tab, without a frame of their own. */
export function TabsPanelGrid({ id, widgets, Grid }: WidgetProps<'TabsPanelGrid'>) {
  return <Grid holderId={id} widgets={widgets} />;
}

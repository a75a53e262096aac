import type { WidgetProps } from '../widget-definition.ts';

/** The page itself: its widgets on the grid. */
export function PageBody({ id, widgets, Grid }: WidgetProps<'Page'>) {
  return <Grid holderId={id} widgets={widgets} />;
}

import type { WidgetProps } from '../widget-definition.ts';

/** The page itself: its widgets on the grid. */
export function PageBody({ widgets, Grid }: WidgetProps<'Page'>) {
  return <Grid widgets={widgets} />;
}

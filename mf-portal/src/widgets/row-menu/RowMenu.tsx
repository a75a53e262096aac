import { NavigationLinks } from '../../navigation/NavigationLinks.tsx';
import type { WidgetProps } from '../widget-definition.ts';

/** A line of links, the next step after signing in (portal spec, section 2: horizontal nav). */
export function RowMenu({ title, settings }: WidgetProps<'RowMenu'>) {
  return <NavigationLinks arrangement="row" title={title} {...settings} />;
}

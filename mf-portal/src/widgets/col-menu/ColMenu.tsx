import { NavigationLinks } from '../../navigation/NavigationLinks.tsx';
import type { WidgetProps } from '../widget-definition.ts';

/** Links below each other (portal spec, section 2: vertical nav). */
export function ColMenu({ title, settings }: WidgetProps<'ColMenu'>) {
  return <NavigationLinks arrangement="column" title={title} {...settings} />;
}

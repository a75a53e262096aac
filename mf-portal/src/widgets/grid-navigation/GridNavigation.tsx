import { NavigationIcon } from '../../navigation/NavigationIcon.tsx';
import { NavigationLinks } from '../../navigation/NavigationLinks.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';

/** Links in a grid below a head of their own (portal spec, section 3: GridNavigation). */
export function GridNavigation({ title, settings: { componentIcon, ...links } }: WidgetProps<'GridNavigation'>) {
  return (
    <>
      <WidgetHead title={title} icon={<NavigationIcon icon={componentIcon} />} />
      <NavigationLinks arrangement="grid" title={title} {...links} />
    </>
  );
}

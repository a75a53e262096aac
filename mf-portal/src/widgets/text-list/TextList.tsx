import { AllLink } from '../../lines/AllLink.tsx';
import { SourceLines } from '../../lines/SourceLines.tsx';
import { NavigationIcon } from '../../navigation/NavigationIcon.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';

/** Lines of records or of the reader's work (portal spec, section 3: TextList). */
export function TextList({ title, settings: { icon, listIcon, size, ...source } }: WidgetProps<'TextList'>) {
  const mark = icon === '' ? {} : { icon: <NavigationIcon icon={icon} /> };
  return (
    <>
      <WidgetHead title={title} action={<AllLink source={source} />} {...mark} />
      <SourceLines source={source} size={size} listIcon={listIcon} />
    </>
  );
}

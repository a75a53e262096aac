import { UnorderedListOutlined } from '@portico/shared-kit/ui/icons';
import { NavigationEditor } from '../../designer/editors/NavigationEditor.tsx';
import { iconSizeField } from '../../navigation/icon-size-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { colMenuTexts } from './col-menu.texts.ts';

/** A column of links in the designer. */
export const colMenuDesign = defineWidgetDesign<'ColMenu'>({
  type: 'ColMenu',
  category: 'navigation',
  nameIn: (locale) => colMenuTexts.t(locale, 'name'),
  Icon: UnorderedListOutlined,
  fields: [iconSizeField],
  Editor: NavigationEditor,
});

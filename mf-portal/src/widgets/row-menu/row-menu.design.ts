import { MenuOutlined } from '@portico/shared-kit/ui/icons';
import { NavigationEditor } from '../../designer/editors/NavigationEditor.tsx';
import { iconSizeField } from '../../navigation/icon-size-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { rowMenuTexts } from './row-menu.texts.ts';

/** A row of links in the designer. */
export const rowMenuDesign = defineWidgetDesign<'RowMenu'>({
  type: 'RowMenu',
  category: 'navigation',
  nameIn: (locale) => rowMenuTexts.t(locale, 'name'),
  Icon: MenuOutlined,
  fields: [iconSizeField],
  Editor: NavigationEditor,
});

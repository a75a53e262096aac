import { AppstoreOutlined } from '@portico/shared-kit/ui/icons';
import { NavigationEditor } from '../../designer/editors/NavigationEditor.tsx';
import { iconSizeField } from '../../navigation/icon-size-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { gridNavigationTexts } from './grid-navigation.texts.ts';

/** A grid of links in the designer. */
export const gridNavigationDesign = defineWidgetDesign<'GridNavigation'>({
  type: 'GridNavigation',
  category: 'navigation',
  nameIn: (locale) => gridNavigationTexts.t(locale, 'name'),
  Icon: AppstoreOutlined,
  fields: [{ code: 'componentIcon', label: 'componentIcon', control: 'icon' }, iconSizeField],
  Editor: NavigationEditor,
});

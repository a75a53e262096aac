import { bilingual } from '@portico/shared-kit/i18n';
import { AppstoreOutlined } from '@portico/shared-kit/ui/icons';
import { NavigationEditor } from '../../designer/editors/NavigationEditor.tsx';
import { iconSizeField } from '../../navigation/icon-size-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';

/** A grid of links in the designer. */
export const gridNavigationDesign = defineWidgetDesign<'GridNavigation'>({
  type: 'GridNavigation',
  category: 'navigation',
  Icon: AppstoreOutlined,
  fields: [
    { code: 'componentIcon', label: bilingual('标题图标', 'Icon of the title'), control: 'icon' },
    iconSizeField,
  ],
  Editor: NavigationEditor,
});

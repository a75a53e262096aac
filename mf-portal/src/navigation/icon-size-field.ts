import { bilingual } from '@portico/shared-kit/i18n';
import type { NavigationSettings } from '@portico/shared-kit/portal-pages';
import type { SettingField } from '../widgets/widget-design.ts';

/** Setting for the size of the icons of links (portal spec, section 3). */
export const iconSizeField: SettingField<NavigationSettings> = {
  code: 'navigatorIconSize',
  label: bilingual('图标大小', 'Icon size'),
  control: 'choice',
  options: [
    { value: 'small', name: bilingual('小', 'Small') },
    { value: 'medium', name: bilingual('中', 'Medium') },
    { value: 'big', name: bilingual('大', 'Large') },
  ],
};

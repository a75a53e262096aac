import type { NavigationSettings } from '@portico/shared-kit/portal-pages';
import type { SettingField } from '../widgets/widget-design.ts';

/** Setting for the size of the icons of links (portal spec, section 3). */
export const iconSizeField: SettingField<NavigationSettings> = {
  code: 'navigatorIconSize',
  label: 'navigatorIconSize',
  control: 'choice',
  values: ['small', 'medium', 'big'],
};

import type { WidgetSettings } from '@portico/shared-kit/portal-pages';
import type { SettingField } from './widget-design.ts';

/** Setting for the number of lines of a list of the reader's own things. */
export const linesField: SettingField<WidgetSettings['MyUnfinished']> = {
  code: 'size',
  label: 'size',
  control: 'number',
  min: 1,
  max: 50,
};

/** Setting for the mark before each line of a text list (portal spec, section 3). */
export const listIconField: SettingField<Pick<WidgetSettings['TextList'], 'listIcon'>> = {
  code: 'listIcon',
  label: 'listIcon',
  control: 'choice',
  values: ['noIcon', 'dot', 'diamond'],
};

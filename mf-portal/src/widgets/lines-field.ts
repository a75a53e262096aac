import { bilingual } from '@portico/shared-kit/i18n';
import type { WidgetSettings } from '@portico/shared-kit/portal-pages';
import type { SettingField } from './widget-design.ts';

/** Setting for the number of lines of a list of the reader's own things. */
export const linesField: SettingField<WidgetSettings['MyUnfinished']> = {
  code: 'size',
  label: bilingual('显示条数', 'Number of lines'),
  control: 'number',
  min: 1,
  max: 50,
};

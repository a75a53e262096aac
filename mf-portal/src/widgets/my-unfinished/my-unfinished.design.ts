import { ScheduleOutlined } from '@portico/shared-kit/ui/icons';
import { linesField } from '../lines-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { myUnfinishedTexts } from './my-unfinished.texts.ts';

/** The list of what waits for the reader, in the designer. */
export const myUnfinishedDesign = defineWidgetDesign({
  type: 'MyUnfinished',
  category: 'data',
  nameIn: (locale) => myUnfinishedTexts.t(locale, 'name'),
  Icon: ScheduleOutlined,
  fields: [linesField],
});

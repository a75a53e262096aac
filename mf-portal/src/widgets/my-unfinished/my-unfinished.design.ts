import { ScheduleOutlined } from '@portico/shared-kit/ui/icons';
import { linesField } from '../lines-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';

/** The list of what waits for the reader, in the designer. */
export const myUnfinishedDesign = defineWidgetDesign({
  type: 'MyUnfinished',
  category: 'data',
  Icon: ScheduleOutlined,
  fields: [linesField],
});

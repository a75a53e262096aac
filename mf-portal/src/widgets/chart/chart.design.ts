import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { ChartEditor } from '../../designer/editors/ChartEditor.tsx';
import { defineWidgetDesign } from '../widget-design.ts';
import { chartTexts } from './chart.texts.ts';

/** Chart of a report in the designer. */
export const chartDesign = defineWidgetDesign({
  type: 'Chart',
  category: 'data',
  nameIn: (locale) => chartTexts.t(locale, 'name'),
  Icon: BarChartOutlined,
  fields: [],
  Editor: ChartEditor,
});

import { bilingual } from '@portico/shared-kit/i18n';
import { FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';

/** The page itself in the designer. */
export const pageDesign = defineWidgetDesign({
  type: 'Page',
  category: null,
  Icon: FileTextOutlined,
  fields: [
    {
      code: 'rowHeight',
      label: bilingual('行高（像素）', 'Height of a row (pixels)'),
      control: 'number',
      min: 4,
      max: 200,
    },
    { code: 'margin', label: bilingual('间距（像素）', 'Gap (pixels)'), control: 'number', min: 0, max: 50 },
    {
      code: 'filters',
      label: bilingual('页面筛选', 'Filters of the page'),
      control: 'choices',
      options: [
        { value: 'date', name: bilingual('日期范围', 'Date range') },
        { value: 'department', name: bilingual('部门', 'Department') },
        { value: 'person', name: bilingual('人员', 'Person') },
      ],
    },
  ],
});

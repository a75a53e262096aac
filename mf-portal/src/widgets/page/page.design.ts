import { FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';
import { pageTexts } from './page.texts.ts';

/** The page itself in the designer. */
export const pageDesign = defineWidgetDesign({
  type: 'Page',
  category: null,
  nameIn: (locale) => pageTexts.t(locale, 'name'),
  Icon: FileTextOutlined,
  fields: [
    {
      code: 'rowHeight',
      label: 'rowHeight',
      control: 'number',
      min: 4,
      max: 200,
    },
    { code: 'margin', label: 'margin', control: 'number', min: 0, max: 50 },
    {
      code: 'filters',
      label: 'filters',
      control: 'choices',
      values: ['date', 'department', 'person'],
    },
  ],
});

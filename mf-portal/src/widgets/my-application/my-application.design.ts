import { AppstoreOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';

/** The reader's applications in the designer. */
export const myApplicationDesign = defineWidgetDesign({
  type: 'MyApplication',
  category: 'data',
  Icon: AppstoreOutlined,
  fields: [],
});

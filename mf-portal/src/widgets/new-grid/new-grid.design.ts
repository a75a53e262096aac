import { bilingual } from '@portico/shared-kit/i18n';
import { FolderOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';

/** A container in the designer. */
export const newGridDesign = defineWidgetDesign({
  type: 'NewGrid',
  category: 'layout',
  Icon: FolderOutlined,
  fields: [{ code: 'showTitle', label: bilingual('显示标题', 'Show the title'), control: 'switch' }],
});

import { FolderOpenOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';

/** The panel of a tab, which comes with its tab. */
export const tabsPanelGridDesign = defineWidgetDesign({
  type: 'TabsPanelGrid',
  category: null,
  Icon: FolderOpenOutlined,
  fields: [],
});

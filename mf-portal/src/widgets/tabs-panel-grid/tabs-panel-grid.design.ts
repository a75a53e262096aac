import { FolderOpenOutlined } from '@portico/shared-kit/ui/icons';
import { defineWidgetDesign } from '../widget-design.ts';
import { tabsPanelGridTexts } from './tabs-panel-grid.texts.ts';

/** The panel of a tab, which comes with its tab. */
export const tabsPanelGridDesign = defineWidgetDesign({
  type: 'TabsPanelGrid',
  category: null,
  nameIn: (locale) => tabsPanelGridTexts.t(locale, 'name'),
  Icon: FolderOpenOutlined,
  fields: [],
});

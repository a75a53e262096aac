import { defineWidget } from '../widget-definition.ts';
import { TabsPanelGrid } from './TabsPanelGrid.tsx';
import { tabsPanelGridTexts } from './tabs-panel-grid.texts.ts';

/** The panel of a tab. */
export const tabsPanelGrid = defineWidget({
  type: 'TabsPanelGrid',
  useName: () => tabsPanelGridTexts.useT()('name'),
  Body: TabsPanelGrid,
});

import { defineWidget } from '../widget-definition.ts';
import { TabsGrid } from './TabsGrid.tsx';
import { tabsGridTexts } from './tabs-grid.texts.ts';

/** Tabs with widgets in them. */
export const tabsGrid = defineWidget({
  type: 'TabsGrid',
  useName: () => tabsGridTexts.useT()('name'),
  Body: TabsGrid,
});

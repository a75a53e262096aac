import { lazyBody } from '../lazy-body.tsx';
import { defineWidget } from '../widget-definition.ts';
import { tabsGridTexts } from './tabs-grid.texts.ts';

/** Tabs with widgets in them. */
export const tabsGrid = defineWidget({
  type: 'TabsGrid',
  useName: () => tabsGridTexts.useT()('name'),
  Body: lazyBody<'TabsGrid'>(async () => (await import('./TabsGrid.tsx')).TabsGrid),
});

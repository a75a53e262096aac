import { ProfileOutlined } from '@portico/shared-kit/ui/icons';
import { TabsEditor } from '../../designer/editors/TabsEditor.tsx';
import { defineWidgetDesign } from '../widget-design.ts';
import { tabsGridTexts } from './tabs-grid.texts.ts';

/** Tabs in the designer. In a column the position of the titles says nothing (portal spec, section 4). */
export const tabsGridDesign = defineWidgetDesign({
  type: 'TabsGrid',
  category: 'layout',
  nameIn: (locale) => tabsGridTexts.t(locale, 'name'),
  Icon: ProfileOutlined,
  fields: [
    {
      code: 'tabDirection',
      label: 'tabDirection',
      control: 'choice',
      values: ['row', 'column'],
    },
    {
      code: 'tabTitlePosition',
      label: 'tabTitlePosition',
      control: 'choice',
      values: ['left', 'center', 'right'],
      isShown: ({ tabDirection }) => tabDirection === 'row',
    },
  ],
  Editor: TabsEditor,
});

import { bilingual } from '@portico/shared-kit/i18n';
import { ProfileOutlined } from '@portico/shared-kit/ui/icons';
import { TabsEditor } from '../../designer/editors/TabsEditor.tsx';
import { defineWidgetDesign } from '../widget-design.ts';

/** Tabs in the designer. In a column the position of the titles says nothing (portal spec, section 4). */
export const tabsGridDesign = defineWidgetDesign({
  type: 'TabsGrid',
  category: 'layout',
  Icon: ProfileOutlined,
  fields: [
    {
      code: 'tabDirection',
      label: bilingual('选项卡方向', 'Direction of the tabs'),
      control: 'choice',
      options: [
        { value: 'row', name: bilingual('横向', 'In a row') },
        { value: 'column', name: bilingual('纵向', 'In a column') },
      ],
    },
    {
      code: 'tabTitlePosition',
      label: bilingual('标题位置', 'Position of the titles'),
      control: 'choice',
      options: [
        { value: 'left', name: bilingual('居左', 'Left') },
        { value: 'center', name: bilingual('居中', 'Center') },
        { value: 'right', name: bilingual('居右', 'Right') },
      ],
      isShown: ({ tabDirection }) => tabDirection === 'row',
    },
  ],
  Editor: TabsEditor,
});

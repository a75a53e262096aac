import { ProfileOutlined } from '@portico/shared-kit/ui/icons';
import { TabTextListEditor } from '../../designer/editors/TabTextListEditor.tsx';
import { linesField, listIconField } from '../lines-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { tabTextListTexts } from './tab-text-list.texts.ts';

/** Text lists behind tabs, in the designer. */
export const tabTextListDesign = defineWidgetDesign<'TabTextList'>({
  type: 'TabTextList',
  category: 'data',
  nameIn: (locale) => tabTextListTexts.t(locale, 'name'),
  Icon: ProfileOutlined,
  fields: [listIconField, linesField],
  Editor: TabTextListEditor,
});

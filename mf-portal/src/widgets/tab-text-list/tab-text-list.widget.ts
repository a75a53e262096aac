import { defineWidget } from '../widget-definition.ts';
import { tabTextListTexts } from './tab-text-list.texts.ts';
import { TabTextList } from './TabTextList.tsx';

/** Text lists behind tabs. */
export const tabTextList = defineWidget({
  type: 'TabTextList',
  useName: () => tabTextListTexts.useT()('name'),
  Body: TabTextList,
});

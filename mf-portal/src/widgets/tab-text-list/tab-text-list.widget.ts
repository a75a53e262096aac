import { lazyBody } from '../lazy-body.tsx';
import { defineWidget } from '../widget-definition.ts';
import { tabTextListTexts } from './tab-text-list.texts.ts';

/** Text lists behind tabs. */
export const tabTextList = defineWidget({
  type: 'TabTextList',
  useName: () => tabTextListTexts.useT()('name'),
  Body: lazyBody<'TabTextList'>(async () => (await import('./TabTextList.tsx')).TabTextList),
});

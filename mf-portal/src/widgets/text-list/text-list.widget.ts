import { defineWidget } from '../widget-definition.ts';
import { textListTexts } from './text-list.texts.ts';
import { TextList } from './TextList.tsx';

/** Lines of records or of work. */
export const textList = defineWidget({
  type: 'TextList',
  useName: () => textListTexts.useT()('name'),
  Body: TextList,
});

import { lazyBody } from '../lazy-body.tsx';
import { defineWidget } from '../widget-definition.ts';
import { textListTexts } from './text-list.texts.ts';

/** Lines of records or of work. */
export const textList = defineWidget({
  type: 'TextList',
  useName: () => textListTexts.useT()('name'),
  Body: lazyBody<'TextList'>(async () => (await import('./TextList.tsx')).TextList),
});

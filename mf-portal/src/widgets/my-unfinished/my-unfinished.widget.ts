import { defineWidget } from '../widget-definition.ts';
import { MyUnfinished } from './MyUnfinished.tsx';
import { myUnfinishedTexts } from './my-unfinished.texts.ts';

/** Widget of the work that waits for the user. */
export const myUnfinished = defineWidget({
  type: 'MyUnfinished',
  useName: () => myUnfinishedTexts.useT()('name'),
  Body: MyUnfinished,
});

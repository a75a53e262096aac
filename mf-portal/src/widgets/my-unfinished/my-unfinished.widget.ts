import { portalTexts } from '../../portal.texts.ts';
import { defineWidget } from '../widget-definition.ts';
import { MyUnfinished } from './MyUnfinished.tsx';

export const myUnfinished = defineWidget({
  type: 'MyUnfinished',
  useName: () => portalTexts.useT()('myUnfinished.name'),
  Body: MyUnfinished,
});

import { defineWidget } from '../widget-definition.ts';
import { colMenuTexts } from './col-menu.texts.ts';
import { ColMenu } from './ColMenu.tsx';

/** A column of links. */
export const colMenu = defineWidget({
  type: 'ColMenu',
  useName: () => colMenuTexts.useT()('name'),
  Body: ColMenu,
});

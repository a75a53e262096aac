import { defineWidget } from '../widget-definition.ts';
import { RowMenu } from './RowMenu.tsx';
import { rowMenuTexts } from './row-menu.texts.ts';

/** A row of large links. */
export const rowMenu = defineWidget({
  type: 'RowMenu',
  useName: () => rowMenuTexts.useT()('name'),
  Body: RowMenu,
});

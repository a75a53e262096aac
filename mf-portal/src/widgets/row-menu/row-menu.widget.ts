import { portalTexts } from '../../portal.texts.ts';
import { defineWidget } from '../widget-definition.ts';
import { RowMenu } from './RowMenu.tsx';

export const rowMenu = defineWidget({
  type: 'RowMenu',
  useName: () => portalTexts.useT()('rowMenu.name'),
  Body: RowMenu,
});

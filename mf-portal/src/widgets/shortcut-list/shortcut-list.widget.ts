import { portalTexts } from '../../portal.texts.ts';
import { defineWidget } from '../widget-definition.ts';
import { ShortcutList } from './ShortcutList.tsx';

export const shortcutList = defineWidget({
  type: 'ShortcutList',
  useName: () => portalTexts.useT()('shortcutList.name'),
  Body: ShortcutList,
});

import { defineWidget } from '../widget-definition.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { shortcutListTexts } from './shortcut-list.texts.ts';

/** Widget of the pages that the user opened last. */
export const shortcutList = defineWidget({
  type: 'ShortcutList',
  useName: () => shortcutListTexts.useT()('name'),
  Body: ShortcutList,
});

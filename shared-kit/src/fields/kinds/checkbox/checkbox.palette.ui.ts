import { UnorderedListOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const checkboxEntry: PaletteEntry = {
  icon: UnorderedListOutlined,
  name: { zh: '复选框', en: 'Several options' },
};

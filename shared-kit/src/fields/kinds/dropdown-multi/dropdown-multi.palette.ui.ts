import { UnorderedListOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const dropdownMultiEntry: PaletteEntry = {
  icon: UnorderedListOutlined,
  name: { zh: '下拉多选框', en: 'Dropdown, several' },
};

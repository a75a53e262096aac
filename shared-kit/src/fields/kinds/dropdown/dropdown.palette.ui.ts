import { DownOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const dropdownEntry: PaletteEntry = { icon: DownOutlined, name: { zh: '下拉框', en: 'Dropdown' } };

import { TableOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const subTableEntry: PaletteEntry = { icon: TableOutlined, name: { zh: '子表', en: 'Sub-table' } };

import { CheckOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const logicEntry: PaletteEntry = { icon: CheckOutlined, name: { zh: '逻辑', en: 'Yes or no' } };

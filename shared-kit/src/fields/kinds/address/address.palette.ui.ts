import { HomeOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const addressEntry: PaletteEntry = { icon: HomeOutlined, name: { zh: '位置', en: 'Place' } };

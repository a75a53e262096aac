import { FileTextOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const shortTextEntry: PaletteEntry = { icon: FileTextOutlined, name: { zh: '短文本', en: 'Short text' } };

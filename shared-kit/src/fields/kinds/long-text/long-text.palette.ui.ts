import { ProfileOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const longTextEntry: PaletteEntry = { icon: ProfileOutlined, name: { zh: '长文本', en: 'Long text' } };

import { CheckCircleOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const radioEntry: PaletteEntry = { icon: CheckCircleOutlined, name: { zh: '单选框', en: 'One option' } };

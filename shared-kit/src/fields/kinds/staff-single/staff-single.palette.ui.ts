import { UserOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const staffSingleEntry: PaletteEntry = { icon: UserOutlined, name: { zh: '人员单选', en: 'Person' } };

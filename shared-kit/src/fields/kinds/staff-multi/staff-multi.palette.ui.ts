import { TeamOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const staffMultiEntry: PaletteEntry = { icon: TeamOutlined, name: { zh: '人员多选', en: 'People' } };

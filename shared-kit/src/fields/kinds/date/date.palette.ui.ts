import { CalendarOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const dateEntry: PaletteEntry = { icon: CalendarOutlined, name: { zh: '日期', en: 'Date' } };

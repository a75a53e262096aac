import { ScheduleOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const timeEntry: PaletteEntry = { icon: ScheduleOutlined, name: { zh: '时间', en: 'Time' } };

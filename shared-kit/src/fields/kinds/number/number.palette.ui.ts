import { BarChartOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const numberEntry: PaletteEntry = { icon: BarChartOutlined, name: { zh: '数值', en: 'Number' } };

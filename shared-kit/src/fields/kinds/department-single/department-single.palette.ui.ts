import { AppstoreOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const departmentSingleEntry: PaletteEntry = {
  icon: AppstoreOutlined,
  name: { zh: '部门单选', en: 'Department' },
};

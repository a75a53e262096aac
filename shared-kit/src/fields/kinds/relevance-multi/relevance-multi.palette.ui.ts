import { LinkOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const relevanceMultiEntry: PaletteEntry = {
  icon: LinkOutlined,
  name: { zh: '关联表单多选', en: 'Related records' },
};

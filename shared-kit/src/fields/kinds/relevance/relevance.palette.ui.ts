import { LinkOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const relevanceEntry: PaletteEntry = { icon: LinkOutlined, name: { zh: '关联表单', en: 'Related record' } };

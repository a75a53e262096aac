import { FileOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const attachmentEntry: PaletteEntry = { icon: FileOutlined, name: { zh: '附件', en: 'Files' } };

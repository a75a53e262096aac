import { AuditOutlined } from '../../../ui/icons/index.ts';
import type { PaletteEntry } from '../../palette-entry.ui.ts';

/** Name and icon of the kind where a form is designed. */
export const approvalOpinionEntry: PaletteEntry = { icon: AuditOutlined, name: { zh: '审批意见', en: 'Opinions' } };

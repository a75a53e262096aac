import { FileTextOutlined } from '@portico/shared-kit/ui/icons';
import type { ActionRow } from '../action-row.ts';
import { tiedTo } from '../opening/tied-to.ts';

/** A button of the list's own that opens a new form, of this model or of another one. */
export const openFormAction: ActionRow = {
  kind: 'openForm',
  codes: [],
  claims: (definition) => tiedTo('form', definition) !== null,
  Icon: FileTextOutlined,
  place: 'custom',
  needsSelection: false,
  run: async (action, context) => (await import('../opening/open-to-add.ts')).openToAdd(action, context),
};

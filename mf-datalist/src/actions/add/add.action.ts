import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import type { ActionRow } from '../action-row.ts';

/** Opens the form of a new record, or the start of the model's workflow, after asking whether the user may. */
export const addAction: ActionRow = {
  kind: 'add',
  codes: ['add'],
  Icon: PlusOutlined,
  place: 'standard',
  needsSelection: false,
  run: async (action, context) => (await import('../opening/open-to-add.ts')).openToAdd(action, context),
};

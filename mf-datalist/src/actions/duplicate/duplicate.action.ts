import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ActionRow } from '../action-row.ts';

/** Opens the form of a new record that begins with the values and rows of the selected one. Nothing is kept before it is saved. */
export const duplicateAction: ActionRow = {
  kind: 'duplicate',
  codes: ['copy'],
  Icon: CopyOutlined,
  place: 'standard',
  needsSelection: true,
  reason: (_, { selected, locale }) =>
    selected.length === 1 ? null : datalistTexts.translator(locale)('reasons.oneToCopy'),
  run: async (action, context) =>
    (await import('../opening/open-to-add.ts')).openToAdd(action, context, context.selected[0]?.id),
};

import { DeleteOutlined } from '@portico/shared-kit/ui/icons';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ActionRow } from '../action-row.ts';

/** Deletes the selected records after asking. */
export const deleteAction: ActionRow = {
  kind: 'delete',
  codes: ['delete'],
  Icon: DeleteOutlined,
  place: 'standard',
  needsSelection: true,
  reason: (_, { selected, locale }) => {
    if (selected.some(({ actions }) => actions.includes('delete'))) return null;
    return datalistTexts.translator(locale)('reasons.cannotDelete', { count: selected.length });
  },
  runForAll: async (context) => (await import('../all-found/change-all-found.tsx')).deleteAllFound(context),
  run: async (_, context) => {
    const { deleteRecords } = await import('./delete-records.tsx');
    await deleteRecords(context);
  },
};

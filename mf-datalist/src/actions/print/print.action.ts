import { mostPrinted } from '@portico/shared-kit/contract/print-limits';
import { PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { datalistTexts } from '../../datalist.texts.ts';
import { printPath } from '../../list/addresses.model.ts';
import type { ActionRow } from '../action-row.ts';

/** Opens the print preview of the selected records in a new tab, by the template that is chosen before. */
export const printAction: ActionRow = {
  kind: 'print',
  codes: ['print', 'batchprint'],
  Icon: PrinterOutlined,
  place: 'standard',
  needsSelection: true,
  isOffered: ({ hasPage }) => hasPage(printPath),
  reason: (_, { selected, locale }) => {
    const count = selected.length;
    if (count <= mostPrinted) return null;
    return datalistTexts.translator(locale)('reasons.tooManyToPrint', { limit: mostPrinted, count });
  },
  run: async (_, context) => (await import('./print-records.tsx')).printRecords(context),
};

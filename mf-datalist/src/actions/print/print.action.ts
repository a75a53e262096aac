import { PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { datalistTexts } from '../../datalist.texts.ts';
import { printAddress, printPath } from '../../list/addresses.model.ts';
import type { ActionRow } from '../action-row.ts';
import { printedRecords } from './printed-records.ts';

/** Records whose data the server gives at once. */
const printLimit = 500;

/** Opens the print preview of the selected records in a new tab. */
export const printAction: ActionRow = {
  kind: 'print',
  codes: ['print', 'batchprint'],
  Icon: PrinterOutlined,
  place: 'standard',
  needsSelection: true,
  isOffered: ({ hasPage }) => hasPage(printPath),
  reason: (_, { selected, locale }) => {
    const count = selected.length;
    if (count <= printLimit) return null;
    return datalistTexts.translator(locale)('reasons.tooManyToPrint', { limit: printLimit, count });
  },
  run: async (_, { list, selected, dispatch, shell }) => {
    const records = await printedRecords({ list, selected, dispatch });
    if (records !== null) shell.navigate(printAddress(list, records), { newTab: true });
  },
};

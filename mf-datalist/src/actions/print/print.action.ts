import { PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { datalistTexts } from '../../datalist.texts.ts';
import { printAddress, printPath } from '../../list/addresses.model.ts';
import type { ActionRow } from '../action-row.ts';

/** Ids of more records would not fit into the address of the print preview. */
const printLimit = 100;

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
  run: (_, { list, selected, shell }) => {
    const ids = selected.map(({ id }) => id);
    shell.navigate(printAddress(list, ids), { newTab: true });
  },
};

import { printingEndpoints } from '@portico/shared-kit/api/printing.api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { RecordId } from '@portico/shared-kit/contract/ids';
import { mostPrinted } from '@portico/shared-kit/contract/print-limits';
import type { ActionContext } from '../action-row.ts';

/** Ids of more records do not fit well into an address: the server keeps them for a day. */
const mostInAddress = 50;

/** Parts of a list that say which of its records are printed. */
type PrintedList = Pick<ActionContext, 'list' | 'criteria' | 'shown' | 'selected' | 'found' | 'dispatch' | 'shell'>;

/**
 * Returns the selected records as parameters of an address: their ids, or the selection that the server keeps; null
 * where that could not be, which is told then. Of everything that a list finds, the first that may be printed in one go.
 */
export async function printedRecords(printed: PrintedList): Promise<Readonly<Record<string, string>> | null> {
  const {
    list: { schemaCode },
    dispatch,
  } = printed;
  const recordIds = printed.found === null ? printed.selected.map(({ id }) => id) : await foundRecords(printed);
  if (recordIds === null) return null;
  if (recordIds.length <= mostInAddress) return { objectIds: recordIds.join(',') };
  const selection = { schemaCode, objectIds: recordIds };
  const answer = await dispatch(printingEndpoints.keepPrintSelection.initiate(selection));
  return answer.error === undefined ? { selection: answer.data.selection } : null;
}

/** The ids of the first records that a list finds, in its order. */
async function foundRecords({ list, criteria, shown, dispatch, shell }: PrintedList): Promise<RecordId[] | null> {
  const { schemaCode } = list;
  const orderBy = shown.orderBy.length === 0 ? {} : { orderBy: [...shown.orderBy] };
  const question = { schemaCode, ...criteria, ...orderBy, page: 0, size: mostPrinted, columns: [] };
  const reading = { forceRefetch: true, subscribe: false };
  const { data, error } = await dispatch(recordsEndpoints.queryRecords.initiate(question, reading));
  if (data === undefined) {
    shell.errors.show(error);
    return null;
  }
  return data.content.map(({ id }) => id);
}

import { printingEndpoints } from '@portico/shared-kit/api/printing.api';
import type { ActionContext } from '../action-row.ts';

/** Ids of more records do not fit well into an address: the server keeps them for a day. */
const mostInAddress = 50;

/**
 * Returns the selected records as parameters of an address: their ids, or the selection that the server keeps; null
 * where it could not be kept, which is told then.
 */
export async function printedRecords({
  list: { schemaCode },
  selected,
  dispatch,
}: Pick<ActionContext, 'list' | 'selected' | 'dispatch'>): Promise<Readonly<Record<string, string>> | null> {
  const recordIds = selected.map(({ id }) => id);
  if (recordIds.length <= mostInAddress) return { objectIds: recordIds.join(',') };
  const selection = { schemaCode, objectIds: recordIds };
  const answer = await dispatch(printingEndpoints.keepPrintSelection.initiate(selection));
  return answer.error === undefined ? { selection: answer.data.selection } : null;
}

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
  const objectIds = selected.map(({ id }) => id);
  if (objectIds.length <= mostInAddress) return { objectIds: objectIds.join(',') };
  const answer = await dispatch(printingEndpoints.keepPrintSelection.initiate({ schemaCode, objectIds }));
  return answer.error === undefined ? { selection: answer.data.selection } : null;
}

import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { AppError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { PrintSources } from '../print.service.ts';
import type { StoredPrintFile } from './print-files.repository.ts';

/** A record to print, as JSON text of PrintRecord; null where it can no longer be read. */
export interface RecordToPrint {
  readonly id: RecordId;
  readonly text: string | null;
}

/** Logs of the workflows of records, by record id. */
export type WorkflowLogs = ReadonlyMap<string, readonly WorkflowLogEntry[]>;

/** Yields the records of a file in their order, read one after the other as they are taken. */
export async function* printedRecords(
  sources: Pick<PrintSources, 'record'>,
  user: SignedInUser,
  { schemaCode, input }: Pick<StoredPrintFile, 'schemaCode' | 'input'>,
  logs: WorkflowLogs,
): AsyncGenerator<RecordToPrint> {
  for (const id of input.recordIds) {
    const record = await textOf(() => sources.record(user, schemaCode, id));
    const log = JSON.stringify(logs.get(id) ?? []);
    yield { id, text: record === null ? null : `{"bizObject":${record},"workFlowLog":${log}}` };
  }
}

/** The record; null where it was deleted or hidden from the person since the file was begun. */
async function textOf(read: () => Promise<string>): Promise<string | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && ['recordMissing', 'noPermissionToView'].includes(error.errorName)) return null;
    throw error;
  }
}

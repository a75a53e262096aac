import type { ModelCode, RecordId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import { everything } from '@portico/shared-kit/filters';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { readNames, unrestricted } from '../../../record-store/index.ts';
import type { ModelService } from '../../models/index.ts';
import type { RecordReading } from '../reading/reading.service.ts';
import { printedChange } from './printed-layout.ts';
import { writeTrace } from './write-trace.ts';

/** Records that were printed; `layout` is the name of their template or layout, as JSON text with zh and en. */
interface PrintedRecords {
  readonly schemaCode: ModelCode;
  readonly recordIds: readonly RecordId[];
  readonly layout: string;
}

/** Printing, as the form trace of records tells it. */
export interface RecordPrinting {
  /** Writes that records were printed. Throws modelMissing, and recordMissing where the user does not see one of them. */
  notePrinted(user: SignedInUser, printed: PrintedRecords): Promise<void>;
  /** The same in a transaction of the caller; records that are gone by then are left out. */
  notePrintedIn(trx: DatabaseTransaction, user: SignedInUser, printed: PrintedRecords): Promise<void>;
}

/** See RecordPrinting. */
export function recordPrinting(
  platform: Platform,
  {
    models,
    reading,
  }: { readonly models: Pick<ModelService, 'current'>; readonly reading: Pick<RecordReading, 'readable'> },
): RecordPrinting {
  const { connections, corpId } = platform;

  const notePrintedIn: RecordPrinting['notePrintedIn'] = async (trx, user, { schemaCode, recordIds, layout }) => {
    const { table } = await models.current(schemaCode);
    const changes = [printedChange(layout)];
    const selection = { table, corpId, policy: unrestricted, filter: everything };
    const names = await readNames(trx, selection, { ids: recordIds, nameColumn: 'name' });
    const traced = recordIds
      .filter((recordId) => names.has(recordId))
      .map((recordId) => ({ recordId, title: names.get(recordId)?.name ?? '', changes }));
    if (traced.length > 0) await writeTrace(platform, trx, { schemaCode, userId: user.id, action: 'print' }, traced);
  };

  return {
    async notePrinted(user, printed) {
      const recordIds = [...new Set(printed.recordIds)];
      const readable = await reading.readable(user, printed.schemaCode, recordIds);
      if (readable.size < recordIds.length) throw appError('recordMissing');
      await transaction(connections.db, (trx) => notePrintedIn(trx, user, { ...printed, recordIds }));
    },

    notePrintedIn,
  };
}

import type { BeginPrintFileInput } from '@portico/shared-kit/contract/print-files.schema';
import { appError } from '@portico/shared-kit/errors';
import { localised, type Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transaction, transactionOnce } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { taskFileName } from '../../own-jobs/index.ts';
import type { RecordReading } from '../../records/index.ts';
import type { PrintService, PrintSources } from '../print.service.ts';
import { insertPrintFile, printFileTasks } from './print-files.repository.ts';
import { printedLayout } from './printed-layout.ts';

/** Files of one person that may be under way at once. */
const mostUnderWay = 3;

/** Services that a file begins with. */
export interface BeginNeeds {
  readonly print: Pick<PrintService, 'listTemplates'>;
  readonly sources: Pick<PrintSources, 'model'>;
  readonly reading: Pick<RecordReading, 'readable'>;
}

/** Language of a file, and the address of the portal that printed codes lead to. */
export interface PrintFileSurroundings {
  readonly locale: Locale;
  readonly origin: string;
}

/** Returns what keeps a new file and answers its id; see `PrintFileService.begin` for what it throws. */
export function printFileBeginner(platform: Platform, { print, sources, reading }: BeginNeeds) {
  const { connections, corpId, newId, now } = platform;
  return async (user: SignedInUser, begun: BeginPrintFileInput, { locale, origin }: PrintFileSurroundings) => {
    const { requestId, schemaCode, sheetCode: formCode = null, objectIds: named, templateId, breaks = {} } = begun;
    const recordIds = [...new Set(named)];
    const definition = { formCode, recordIds, templateId, breaks, origin };
    const model = await sources.model(user, schemaCode);
    const layout = await printedLayout(print, user, { schemaCode, input: definition });
    const readable = await reading.readable(user, schemaCode, recordIds);
    if (readable.size < recordIds.length) throw appError('recordMissing');
    const title = layout?.template ?? model;
    const work = async (trx: DatabaseTransaction) => {
      const count = await printFileTasks.countUnderWay(trx, corpId, user.id);
      if (count >= mostUnderWay) throw appError('tooManyExports', { limit: mostUnderWay });
      const [id, at] = [newId(), now()];
      const fileName = taskFileName(localised(title.name, title.name_i18n, locale), at, 'pdf');
      await insertPrintFile(trx, corpId, { id, userId: user.id, schemaCode, input: definition, locale, fileName, at });
      return { id };
    };
    const key = { corpId, userId: user.id, key: requestId ?? '', operationId: `print ${schemaCode}` };
    const { db } = connections;
    return (await (requestId === undefined ? transaction(db, work) : transactionOnce(db, key, work))).id;
  };
}

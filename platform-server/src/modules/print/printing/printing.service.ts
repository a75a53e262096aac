import { asRecordId } from '@portico/shared-kit/contract/ids';
import type {
  NotePrintingInput,
  PrintSelection,
  PrintSelectionInput,
} from '@portico/shared-kit/contract/printing.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { RecordPrinting } from '../../records/index.ts';
import type { PrintSources } from '../print.service.ts';
import { layoutNames } from '../print.texts.ts';
import { usableTemplates } from '../usable-templates.ts';
import * as repository from './print-selections.repository.ts';

/** Records on their way to a printer. */
export interface PrintingService {
  /** Keeps which records are printed. Throws modelMissing, and noPermissionToView to who may not print any of the model. */
  keepSelection(user: SignedInUser, input: PrintSelection): Promise<PrintSelectionInput>;
  /** Returns an own selection. Throws printSelectionOver for one that is not there, is somebody else's or is over. */
  selection(user: SignedInUser, input: PrintSelectionInput): Promise<PrintSelection>;
  /**
   * Writes to the form trace of records by which template or layout they were printed. Throws modelMissing,
   * noPermissionToView, printTemplateMissing also for one that is not theirs to print with, and recordMissing where the user does not see one of them.
   */
  note(user: SignedInUser, input: NotePrintingInput): Promise<object>;
}

interface PrintingNeeds {
  readonly sources: Pick<PrintSources, 'requireSight'>;
  readonly records: RecordPrinting;
}

const dayMs = 24 * 60 * 60 * 1000;

/** See PrintingService. */
export function printingService(platform: Platform, { sources, records }: PrintingNeeds): PrintingService {
  const { connections, corpId, newId, now } = platform;
  const { db } = connections;

  /** The name of a layout, as JSON text with zh and en. */
  async function layoutName(user: SignedInUser, { schemaCode, templateId, layout = 'plain' }: NotePrintingInput) {
    if (templateId === null) return JSON.stringify(layoutNames[layout]);
    const templates = await usableTemplates(platform, user, { schemaCode, formCode: undefined });
    const template = templates.find(({ code }) => code === templateId);
    if (template === undefined) throw appError('printTemplateMissing', { code: templateId });
    const zh = template.name ?? template.draftName;
    return namesOf(zh, template.name === null ? template.draftNameI18n : template.nameI18n);
  }

  return {
    async keepSelection(user, { schemaCode, objectIds: recordIds }) {
      await sources.requireSight(user, schemaCode);
      const selection = newId();
      await repository.insertSelection(db, corpId, {
        id: selection,
        userId: user.id,
        schemaCode,
        recordIds,
        at: now(),
      });
      return { selection };
    },

    async selection(user, { selection: id }) {
      const since = new Date(now().getTime() - dayMs);
      const found = await repository.findSelection(db, corpId, { id, userId: user.id, since });
      if (found === undefined) throw appError('printSelectionOver');
      return { schemaCode: found.schemaCode, objectIds: found.recordIds.map(asRecordId) };
    },

    async note(user, input) {
      const { schemaCode, objectIds: recordIds } = input;
      await sources.requireSight(user, schemaCode);
      await records.notePrinted(user, { schemaCode, recordIds, layout: await layoutName(user, input) });
      return {};
    },
  };
}

/** Names in all languages as one JSON text; `others` is JSON text by language, or null. */
function namesOf(zh: string, others: string | null): string {
  try {
    return JSON.stringify({ zh, ...(JSON.parse(others ?? '{}') as object) });
  } catch {
    return JSON.stringify({ zh });
  }
}

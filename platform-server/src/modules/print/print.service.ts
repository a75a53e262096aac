import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Form, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type {
  PrintConfirmation,
  PrintConfirmationInput,
  PrintDataInput,
  PrintTemplate,
  PrintTemplateInput,
} from '@portico/shared-kit/contract/print.schema';
import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { can } from '@portico/shared-kit/permissions';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { presentChoice, presentTemplate } from './print.presenter.ts';
import { usableTemplates } from './usable-templates.ts';

/** Sources of printed content in other modules. */
export interface PrintSources {
  /** Throws modelMissing, or noPermissionToView to who may not print the model's records at all. */
  requireSight(user: SignedInUser, schemaCode: ModelCode): Promise<void>;
  /** The model's name, its first form and its fields. Throws as `requireSight`, and formMissing. */
  model(
    user: SignedInUser,
    schemaCode: ModelCode,
  ): Promise<{
    readonly name: string;
    readonly name_i18n: string | null;
    readonly form: Form;
    readonly properties: readonly PropertyWithRights[];
  }>;
  /** A record with its sub-tables as JSON text. Throws recordMissing and noPermissionToView for what is hidden. */
  record(user: SignedInUser, schemaCode: ModelCode, id: string): Promise<string>;
  /** Returns the actions taken in the records' workflows, by record id; records without a workflow are left out. */
  workflowLogs(
    schemaCode: ModelCode,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly WorkflowLogEntry[]>>;
}

/** Print templates and the data that fills them (portal spec, section 3). */
export interface PrintService {
  /** The templates of a form with which the user may print, in their order; empty where there are none. Throws modelMissing or noPermissionToView. */
  listTemplates(user: SignedInUser, input: PrintTemplateInput): Promise<PrintTemplate[]>;
  /** The templates of all forms of a model to choose from. Throws as `listTemplates`. */
  choices(user: SignedInUser, input: PrintConfirmationInput): Promise<PrintConfirmation>;
  /**
   * The named records in the given order, as JSON text of PrintData: either all of them or, where one is missing or
   * hidden from the user, none (recordMissing, noPermissionToView, modelMissing).
   */
  loadData(user: SignedInUser, input: PrintDataInput): Promise<string>;
}

/** Records read at once, so that printing many leaves connections for others. */
const atOnce = 4;

/** Printing (portal spec, sections 3 and 7): templates, and what fills them. */
export function printService(platform: Platform, sources: PrintSources): PrintService {
  async function recordTexts(user: SignedInUser, schemaCode: ModelCode, ids: readonly string[]): Promise<string[]> {
    const texts: string[] = [];
    for (let start = 0; start < ids.length; start += atOnce) {
      const some = ids.slice(start, start + atOnce).map((id) => sources.record(user, schemaCode, id));
      texts.push(...(await Promise.all(some)));
    }
    return texts;
  }

  async function templates(user: SignedInUser, { schemaCode, sheetCode: formCode }: PrintTemplateInput) {
    await sources.requireSight(user, schemaCode);
    const rows = await usableTemplates(platform, user, { schemaCode, formCode });
    return rows.map((row) => presentTemplate(row, can(user.grants, 'print:design')));
  }

  return {
    listTemplates: templates,

    async choices(user, { schemaCode }) {
      return { printSheetCodes: (await templates(user, { schemaCode })).map(presentChoice) };
    },

    async loadData(user, { schemaCode, objectIds: recordIds }) {
      const head = await sources.model(user, schemaCode);
      // The log is asked for only when every record was seen.
      const texts = await recordTexts(user, schemaCode, recordIds);
      const logs = await sources.workflowLogs(schemaCode, recordIds);
      const records = texts.map((bizObject, index) => {
        const log = logs.get(recordIds[index] ?? '') ?? [];
        return `{"bizObject":${bizObject},"workFlowLog":${JSON.stringify(log)}}`;
      });
      return `${JSON.stringify(head).slice(0, -1)},"records":[${records.join(',')}]}`;
    },
  };
}

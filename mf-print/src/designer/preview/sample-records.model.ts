import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintTemplateDocument } from '@portico/shared-kit/contract/print-template';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import type { TemplateDraft } from '../model/template-draft.model.ts';

/** Choice of a record that has nothing in it, and of the one with the most to print. */
export const sampleChoices = { empty: 'empty', longest: 'longest' } as const;

/** A record of the model without any value. */
function emptyRecord({ schemaCode }: Pick<PrintTemplateDesign, 'schemaCode'>): PrintRecord {
  const bizObject = { id: asRecordId('sample'), schemaCode, version: 1, data: {}, actions: [] };
  return { bizObject, workFlowLog: [] };
}

/** Returns the record with the most to print; undefined where there is none. */
export function longestRecord(records: readonly PrintRecord[]): PrintRecord | undefined {
  const lengthOf = (record: PrintRecord) => JSON.stringify([record.bizObject.data, record.workFlowLog]).length;
  return records.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** Returns the record of a choice: the empty one where nothing else is there. */
export function sampleOf(
  choice: string,
  records: readonly PrintRecord[],
  design: Pick<PrintTemplateDesign, 'schemaCode'>,
): PrintRecord {
  const found =
    choice === sampleChoices.longest
      ? longestRecord(records)
      : records.find(({ bizObject }) => String(bizObject.id) === choice);
  return found ?? emptyRecord(design);
}

/** Returns the template as it prints: without what this program cannot read. */
export function printedTemplate({ pages }: Pick<TemplateDraft, 'pages'>): PrintTemplateDocument {
  return {
    version: 1,
    pages: pages.map(({ settings, elements }) => [
      settings,
      ...elements.filter((element) => element.eleType !== 'unknown'),
    ]),
  };
}

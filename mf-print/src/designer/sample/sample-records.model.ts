import { asRecordId, type ModelCode } from '@portico/shared-kit/contract/ids';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintTemplateDocument } from '@portico/shared-kit/contract/print-template';
import type { TemplateDraft } from '../model/template-draft.model.ts';

/** Choices that are no record: words that say which field is where, the record with the most to print, and one with nothing in it. */
export const sampleChoices = { words: 'words', longest: 'longest', empty: 'empty' } as const;

/** A record of the model without any value. */
export function emptyRecord(schemaCode: ModelCode): PrintRecord {
  const bizObject = { id: asRecordId('sample'), schemaCode, version: 1, data: {}, actions: [] };
  return { bizObject, workFlowLog: [] };
}

/** Returns the record with the most to print; undefined where there is none. */
export function longestRecord(records: readonly PrintRecord[]): PrintRecord | undefined {
  const lengthOf = (record: PrintRecord) => JSON.stringify([record.bizObject.data, record.workFlowLog]).length;
  return records.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** Returns the ids of the records that a choice needs, of those listed: all of them to find the longest, and none for what is no record. */
export function neededRecords<TId extends string>(choice: string, listed: readonly TId[]): readonly TId[] {
  return choice === sampleChoices.longest ? listed : listed.filter((id) => id === choice);
}

/** Returns the record of a choice among those that it needs; null while it is not there. */
export function sampleOf(choice: string, records: readonly PrintRecord[]): PrintRecord | null {
  if (choice === sampleChoices.longest) return longestRecord(records) ?? null;
  return records.find(({ bizObject }) => String(bizObject.id) === choice) ?? null;
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

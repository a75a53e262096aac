import { readPrintTemplate } from '@portico/shared-kit/contract/print-template';
import type { PrintChoice, PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import type { TemplateRow } from './print.repository.ts';

/** A template with its attributes as JSON texts (portal spec, section 7: print attributes). Drafts are for designers. */
export function presentTemplate(row: TemplateRow, isDesigner: boolean): PrintTemplate {
  return {
    id: row.code,
    name: row.name ?? row.draftName,
    name_i18n: row.name === null ? row.draftNameI18n : row.nameI18n,
    schemaCode: row.schemaCode,
    sheetCode: row.formCode,
    draftAttributesJson: isDesigner ? JSON.stringify(row.draft ?? row.published) : null,
    printJson: row.published === null ? null : JSON.stringify(row.published),
  };
}

/** A template without what is on it, to choose from. */
export function presentChoice(template: PrintTemplate): PrintChoice {
  const { printJson, draftAttributesJson, schemaCode: _, ...choice } = template;
  return { ...choice, isEmpty: readPrintTemplate(printJson ?? draftAttributesJson) === null };
}

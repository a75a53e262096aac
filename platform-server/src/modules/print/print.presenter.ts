import type { PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import type { TemplateRow } from './print.repository.ts';

/** A template with its attributes as JSON texts (portal spec, section 7: print attributes). Drafts are for designers. */
export function presentTemplate(row: TemplateRow, isDesigner: boolean): PrintTemplate {
  return {
    id: row.id,
    name: row.name,
    name_i18n: row.nameI18n,
    schemaCode: row.schemaCode,
    sheetCode: row.sheetCode,
    draftAttributesJson: isDesigner ? JSON.stringify(row.draft) : null,
    printJson: row.published === null ? null : JSON.stringify(row.published),
  };
}

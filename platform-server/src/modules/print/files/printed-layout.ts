import { type PrintTemplateDocument, readPrintTemplate } from '@portico/shared-kit/contract/print-template';
import type { PrintTemplate } from '@portico/shared-kit/contract/print.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { PrintService } from '../print.service.ts';
import type { StoredPrintFile } from './print-files.repository.ts';

/** Template by which records are printed; null: the plain layout, which is made from the form. */
export interface PrintedLayout {
  readonly template: PrintTemplate;
  readonly document: PrintTemplateDocument;
}

/**
 * Returns the template of a file as its person may use it now. Throws printTemplateMissing, printTemplateEmpty for one that
 * holds nothing or cannot be read, modelMissing and noPermissionToView.
 */
export async function printedLayout(
  print: Pick<PrintService, 'listTemplates'>,
  user: SignedInUser,
  { schemaCode, input: { templateId, formCode } }: Pick<StoredPrintFile, 'schemaCode' | 'input'>,
): Promise<PrintedLayout | null> {
  const templates = await print.listTemplates(user, {
    schemaCode,
    ...(formCode === null ? {} : { sheetCode: formCode }),
  });
  if (templateId === null) return null;
  const template = templates.find(({ id }) => id === templateId);
  if (template === undefined) throw appError('printTemplateMissing', { code: templateId });
  const document = readPrintTemplate(template.printJson ?? template.draftAttributesJson);
  if (document === null) throw appError('printTemplateEmpty');
  return { template, document };
}

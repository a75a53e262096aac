import type { Database } from '../../database/connect.ts';

/** The print templates of a model in their order; those of one form and of every form where a form is named. */
export async function listTemplates(db: Database, corpId: string, schemaCode: string, sheetCode: string | undefined) {
  const all = db
    .selectFrom('print_template')
    .select([
      'id',
      'name',
      'name_i18n as nameI18n',
      'schema_code as schemaCode',
      'sheet_code as sheetCode',
      'draft_attributes_json as draft',
      'print_json as published',
    ])
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .orderBy('sort_key')
    .orderBy('id');
  const own =
    sheetCode === undefined
      ? all
      : all.where(({ or, eb }) => or([eb('sheet_code', '=', sheetCode), eb('sheet_code', 'is', null)]));
  return own.execute();
}

/** A print template with its draft and what is printed. */
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/connect.ts';

/**
 * The print templates of a model that are in use, in their order, whoever may print with them; those of one form and of every form
 * where a form is named.
 */
export async function findTemplates(
  db: Database,
  corpId: string,
  schemaCode: ModelCode,
  formCode: FormCode | undefined,
) {
  const all = db
    .selectFrom('print_template as template')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('print_template_version as version')
          .select(['version.name', 'version.name_i18n', 'version.content'])
          .whereRef('version.corp_id', '=', 'template.corp_id')
          .whereRef('version.code', '=', 'template.code')
          .orderBy('version.version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['template.code', 'template.schema_code as schemaCode', 'template.form_code as formCode'])
    .select(['template.draft', 'template.name as draftName', 'template.name_i18n as draftNameI18n'])
    .select(['newest.name', 'newest.name_i18n as nameI18n', 'newest.content as published'])
    .where('template.corp_id', '=', corpId)
    .where('template.schema_code', '=', schemaCode)
    .where('template.availability', '=', 'on')
    .orderBy('template.sort_key')
    .orderBy('template.code');
  const own =
    formCode === undefined
      ? all
      : all.where(({ or, eb }) => or([eb('template.form_code', '=', formCode), eb('template.form_code', 'is', null)]));
  return own.execute();
}

/** A print template with its draft and what is printed. */
export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number];

import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/index.ts';
import { documentTables } from '../designs/index.ts';

/** Columns that say what a print template prints. */
export interface PrintTemplateFacts {
  readonly schemaCode: ModelCode;
  /** Null: every form of the model. */
  readonly formCode: FormCode | null;
  readonly sortKey: number;
}

/** Designs and publications of print templates. */
export const printTemplates = documentTables<PrintTemplateFacts>('print_template', {
  schemaCode: 'schema_code',
  formCode: 'form_code',
  sortKey: 'sort_key',
});

/** Returns the index after that of the last template of a model. */
export async function nextSortIndex(db: Database, corpId: string, schemaCode: ModelCode): Promise<number> {
  const { last } = await db
    .selectFrom('print_template')
    .select((row) => row.fn.max('sort_key').as('last'))
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { type DesignRow, designTable } from '../../designs/index.ts';
import type { FormKey } from '../form-versions.repository.ts';

/** Columns of the design of a form. */
export interface FormDesignRow extends DesignRow {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode;
  /** Names of the draft; null where there is none. */
  readonly name: string | null;
  readonly nameI18n: string | null;
}

/** Designs of forms. */
export const formDesigns = designTable<FormKey, FormDesignRow>({
  table: 'form_design',
  key: { schemaCode: 'schema_code', formCode: 'form_code' },
  draft: 'form',
  read: { name: sql`form ->> 'name'`, nameI18n: sql`form ->> 'name_i18n'` },
});

/** Returns the names of roles by their codes; a role that is not there is left out. */
export async function findRoleNames(db: Database, corpId: string, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, { readonly name: string; readonly nameI18n: string | null }>();
  const found = await db
    .selectFrom('role')
    .select(['code', 'name', 'name_i18n as nameI18n'])
    .where('corp_id', '=', corpId)
    .where('code', 'in', codes)
    .execute();
  return new Map(found.map((row) => [row.code, row]));
}

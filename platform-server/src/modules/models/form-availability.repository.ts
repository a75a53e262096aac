import type { Availability } from '@portico/shared-kit/contract/designs.schema';
import type { Database, DatabaseTransaction } from '../../database/index.ts';
import type { FormKey } from './form-versions.repository.ts';

interface Change {
  readonly availability: Availability;
  readonly modifierId: string;
  readonly modifiedTime: Date;
}

/** Keeps whether a form takes new records. */
export async function setFormAvailability(
  trx: DatabaseTransaction,
  { corpId, schemaCode, formCode }: FormKey,
  { availability, modifierId, modifiedTime }: Change,
): Promise<void> {
  await trx
    .deleteFrom('form_availability')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('form_code', '=', formCode)
    .execute();
  if (availability === 'on') return;
  const named = { corp_id: corpId, schema_code: schemaCode, form_code: formCode };
  const change = { availability, modifier_id: modifierId, modified_time: modifiedTime };
  await trx
    .insertInto('form_availability')
    .values({ ...named, ...change })
    .execute();
}

/** Names of a print template or a link that belongs to a form. */
export interface FormUse {
  readonly name: string;
  readonly nameI18n: string | null;
}

/** The print templates that are made for a form alone. */
export async function findPrintTemplates(db: Database, { corpId, schemaCode, formCode }: FormKey): Promise<FormUse[]> {
  return db
    .selectFrom('print_template')
    .select(['name', 'name_i18n as nameI18n'])
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('form_code', '=', formCode)
    .orderBy('sort_key')
    .execute();
}

/** The links by which people without an account fill in a form, whether or not they are open. */
export async function findExternalLinks(db: Database, { corpId, schemaCode, formCode }: FormKey): Promise<FormUse[]> {
  const links = await db
    .selectFrom('external_link')
    .select('name')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('form_code', '=', formCode)
    .orderBy('created_time')
    .execute();
  return links.map(({ name }) => ({ name, nameI18n: null }));
}

/** The menu items that lead to an address of their own, with those addresses. */
export async function findMenuAddresses(db: Database, corpId: string) {
  const items = await db
    .selectFrom('menu_item')
    .select(['name', 'name_i18n as nameI18n', 'pc_url as pcUrl', 'mobile_url as mobileUrl'])
    .where('corp_id', '=', corpId)
    .where(({ or, eb }) => or([eb('pc_url', 'is not', null), eb('mobile_url', 'is not', null)]))
    .orderBy('name')
    .execute();
  return items.map(({ pcUrl, mobileUrl, ...item }) => ({
    ...item,
    addresses: [pcUrl, mobileUrl].filter((address) => address !== null),
  }));
}

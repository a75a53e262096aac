import { appError, namedParam } from '@portico/shared-kit/errors';
import { propertyName, type RecordValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { isBelow } from '../../../record-store/index.ts';
import { type Model, parentCodes } from '../../models/index.ts';
import type { ValidatedRecord } from './saving.ts';

/**
 * Makes sure that a record does not come to stand below itself by a field that makes a tree in one of the model's views. A circle that is
 * there already keeps nobody from changing something else. Throws parentInCircle.
 */
export async function requireNoCircle(
  trx: Database,
  { definition, table }: Model,
  corpId: string,
  { id, values, was, locale }: ValidatedRecord & { readonly locale: Locale },
): Promise<void> {
  for (const code of parentCodes(definition)) {
    const [parent, before] = [values[code], was[code]].map((value) => (value ?? null) as RecordValue | null);
    const column = table.columns.get(code);
    if (!parent || column === undefined || parent.id === before?.id) continue;
    if (!(await isBelow(trx, { table, corpId, parent: column }, { id, parentId: parent.id }))) continue;
    throw appError('parentInCircle', {
      property: propertyName(column.property, locale),
      ...namedParam('parent', parent),
    });
  }
}

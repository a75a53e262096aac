import type { Property, RecordValue, SettingsOf } from '@portico/shared-kit/fields';
import { settingsOf } from '@portico/shared-kit/fields';
import { everything } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { checkedFilter, findByTexts, readNames, relationOf } from '../../../record-store/index.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { LookUpResult } from './found.ts';

interface RecordQuery {
  readonly db: Database;
  readonly user: SignedInUser;
  readonly locale: Locale;
  readonly models: Pick<ModelService, 'current'>;
}

/**
 * Returns the records that texts name in a field that refers to another model: by the field that names them there, by
 * their title or by their number, in this order; of those only that its person sees and may pick.
 */
export async function findRecords(
  { corpId, now }: Pick<Platform, 'corpId' | 'now'>,
  { db, user, locale, models }: RecordQuery,
  property: Property,
  texts: readonly string[],
): Promise<ReadonlyMap<string, LookUpResult<RecordValue>>> {
  const { schemaCode, nameColumn, filter } = relationOf(property);
  const { nameProperty } = settingsOf(property) as SettingsOf<'relevance'>;
  const model = await models.current(schemaCode, db);
  const { table } = model;
  const selection = {
    table,
    corpId,
    policy: policyOf(model, user, now()),
    filter: checkedFilter(table, filter ?? everything, locale),
  };
  const found = new Map<string, { readonly id: string; readonly count: number }>();
  for (const code of new Set([nameProperty, 'name', 'sequenceNo'])) {
    const open = texts.filter((text) => !found.has(text));
    for (const match of await findByTexts(db, selection, { code, texts: open })) found.set(match.text, match);
  }
  const ids = [...found.values()].filter(({ count }) => count === 1).map(({ id }) => id);
  const names = await readNames(db, selection, { ids, nameColumn });
  return new Map(
    texts.map((text): [string, LookUpResult<RecordValue>] => {
      const match = found.get(text);
      const named = match === undefined ? undefined : names.get(match.id);
      if (match === undefined) return [text, { problem: 'NOEXIT' }];
      if (match.count > 1 || named === undefined) return [text, { problem: match.count > 1 ? 'REPEAT' : 'NOEXIT' }];
      const { name, name_i18n } = named;
      return [text, { value: { id: match.id, schemaCode, name, ...(name_i18n === null ? {} : { name_i18n }) } }];
    }),
  );
}

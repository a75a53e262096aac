import type { BilingualText } from '@portico/shared-kit/i18n';
import type { Database } from '../../database/index.ts';
import { bothNames, type DocumentKey } from '../designs/index.ts';
import { findMenuAddresses, type Model } from '../models/index.ts';
import { templateUseTexts as words } from './print.texts.ts';

/**
 * Returns the reasons for which a print template cannot be deleted, in words: menus and buttons of lists that print with it by
 * its code.
 */
export async function usesOfTemplate(
  db: Database,
  { corpId, code }: DocumentKey,
  models: readonly Model[],
): Promise<BilingualText[]> {
  const menus = await findMenuAddresses(db, corpId);
  const actions = models.flatMap(({ definition: { name, name_i18n = null, listViews } }) =>
    listViews.flatMap(({ queryActions }) =>
      queryActions
        .filter(({ extend1 }) => extend1 !== undefined && leadsToTemplate(extend1, code))
        .map((action) => ({ model: { name, nameI18n: name_i18n }, action })),
    ),
  );
  return [
    ...menus
      .filter(({ addresses }) => addresses.some((address) => leadsToTemplate(address, code)))
      .map((menu) => words.menu(bothNames(menu))),
    ...actions.map(({ model, action: { name, name_i18n: nameI18n = null } }) =>
      words.button(bothNames(model), bothNames({ name, nameI18n })),
    ),
  ];
}

/** Returns whether an address of the portal, whole or a path, prints with this template. */
function leadsToTemplate(address: string, code: string): boolean {
  const url = URL.parse(address, 'https://portal.invalid');
  return url !== null && url.pathname.endsWith('/print') && url.searchParams.get('templateId') === code;
}

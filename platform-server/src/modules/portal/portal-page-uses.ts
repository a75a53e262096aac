import { homePageCode } from '@portico/shared-kit/contract/application-paths';
import { defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import type { BilingualText } from '@portico/shared-kit/i18n';
import type { Database } from '../../database/index.ts';
import { bothNames, type DocumentKey } from '../designs/index.ts';
import { findMenuEntries, findPagesThatLead, type PortalPageFacts } from './portal-pages.repository.ts';
import { pageUseTexts as words } from './portal.texts.ts';

/**
 * Returns the reasons for which a page cannot be deleted, in words: everybody or an application starts at it, or a menu or
 * another page leads to it. Empty for one that is no use to anybody.
 */
export async function usesOfPage(
  db: Database,
  key: DocumentKey,
  { appCode }: Pick<PortalPageFacts, 'appCode'>,
): Promise<BilingualText[]> {
  const [entries, pages] = await Promise.all([findMenuEntries(db, key), findPagesThatLead(db, key)]);
  return [
    ...(key.code === defaultDashboardCode ? [words.start] : []),
    ...(appCode !== null && key.code === homePageCode(appCode) ? [words.home] : []),
    ...entries.map((entry) => words.menu(bothNames(entry))),
    ...pages.map((page) => words.page(bothNames(page))),
  ];
}

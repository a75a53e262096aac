import type { BilingualText } from '@portico/shared-kit/i18n';
import type { Database } from '../../database/index.ts';
import { bothNames, type DocumentKey } from '../designs/index.ts';
import { findMenuAddresses } from '../models/index.ts';
import { findPagesWithCharts, findReportEntries } from './reports.repository.ts';
import { reportUseTexts as words } from './reports.texts.ts';

/** Returns the reasons for which a report cannot be deleted, in words: menus that open it and pages that show its charts. */
export async function usesOfReport(
  db: Database,
  key: DocumentKey,
  { appCode }: { readonly appCode: string },
): Promise<BilingualText[]> {
  const [entries, addresses, pages] = await Promise.all([
    findReportEntries(db, key, appCode),
    findMenuAddresses(db, key.corpId),
    findPagesWithCharts(db, key),
  ]);
  const leading = addresses.filter((entry) => entry.addresses.some((address) => leadsToReport(address, key.code)));
  return [
    ...[...entries, ...leading].map((entry) => words.menu(bothNames(entry))),
    ...pages.map((page) => words.page(bothNames(page))),
  ];
}

const pathOfReport = /\/(?:application-report|jump-report\/[^/]+|app-report\/[^/]+)\/([^/]+)$/;
const pathByQuery = /\/report(?:full)?$/;

/** Returns whether an address of the portal, whole or a path, opens this report (shell spec, section 2: routes). */
function leadsToReport(address: string, code: string): boolean {
  const url = URL.parse(address, 'https://portal.invalid');
  if (url === null) return false;
  const named = pathOfReport.exec(url.pathname)?.[1];
  const asked = pathByQuery.test(url.pathname) ? url.searchParams.get('reportCode') : null;
  return named === code || asked === code;
}

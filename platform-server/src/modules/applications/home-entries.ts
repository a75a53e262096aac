import { homePageCode } from '@portico/shared-kit/contract/application-paths';
import type { findHomePages, findMenuRows } from './applications.repository.ts';

type MenuRow = Awaited<ReturnType<typeof findMenuRows>>[number];
type HomePage = Awaited<ReturnType<typeof findHomePages>>[number];

/**
 * The menus of applications with their home pages, which come first. A menu that names the home page itself keeps its
 * own entry, by its type or by the page's code; an entry of the type goes while the page is not in use.
 */
export function withHomeEntries(rows: readonly MenuRow[], homes: readonly HomePage[]): MenuRow[] {
  const used = new Set(homes.map(({ appCode }) => appCode));
  const kept = rows.filter(({ type, appCode }) => type !== 'HomePage' || used.has(appCode));
  const isOfHome = ({ type, code, appCode }: MenuRow) => type === 'HomePage' || code === homePageCode(appCode);
  const named = new Set(kept.filter(isOfHome).map(({ appCode }) => appCode));
  return [...homes.filter(({ appCode }) => !named.has(appCode)).map(homeEntry), ...kept];
}

function homeEntry({ code, name, name_i18n, appCode }: HomePage): MenuRow {
  const [place, look] = [
    { parentId: null, sortKey: -1 },
    { icon: null, openMode: null, viewCode: null },
  ];
  const page = { pcUrl: null, mobileUrl: null, modelType: null, pcAble: true, mobileAble: true, published: true };
  return { id: code, code, appCode, type: 'HomePage', name, name_i18n, ...place, ...look, ...page, roles: null };
}

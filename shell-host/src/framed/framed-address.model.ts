import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { routeAt } from '../navigation/route-table.ts';

/** Target of an address that can be shown: in a frame, in a window of its own, or nothing. */
export type FramedAddress =
  | { readonly kind: 'frame'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'notSet' };

/** Routes that show another page themselves: in each other they would go on for ever. */
const framing: ReadonlySet<string> = new Set([
  'applicationReport',
  'applicationDefine',
  'applicationCustom',
  'jump-report',
  'report',
  'reportfull',
  'appHome',
  'appTodo',
  'appDone',
  'appToRead',
  'singleAppList',
  'appReport',
  'appDefine',
  'singleApp',
  'root',
]);

/** Matches paths of files that are served beside pages: files that people sent, builds, answers of the API. */
const noPages = /^\/(api|builds)(\/|$)/;

/** Returns the target at which the page address of a menu entry is shown. Only http(s) is followed, and this portal alone stands in a frame. */
export function framedAddress(pcUrl: string | null | undefined, origin: string): FramedAddress {
  if (!pcUrl || !URL.canParse(pcUrl, origin)) return { kind: 'notSet' };
  const url = new URL(pcUrl, origin);
  if (!/^https?:$/.test(url.protocol)) return { kind: 'notSet' };
  if (url.origin !== origin) return { kind: 'outside', url: url.href };
  if (noPages.test(url.pathname)) return { kind: 'notSet' };
  const route = routeAt(url.pathname);
  if (route !== null && framing.has(route.name)) return { kind: 'notSet' };
  return { kind: 'frame', path: url.pathname + url.search + url.hash };
}

/**
 * The entry of an application's menu that an address names by its code or its page address. What no menu has is shown
 * by nobody: a link must not put any page it likes into the portal.
 */
export function namedEntry(menu: readonly MenuNode[], wanted: string | null | undefined): MenuNode | undefined {
  if (!wanted) return undefined;
  return (
    menu.find(({ code, type }) => code === wanted && type !== 'Folder') ?? menu.find(({ pcUrl }) => pcUrl === wanted)
  );
}

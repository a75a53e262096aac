const storageKey = 'singleApp';

/** The application that this tab shows alone; null outside that mode. */
export function singleApplication(storage: Storage = sessionStorage): string | null {
  return storage.getItem(storageKey);
}

/** Addresses of the mode. */
const ofMode = /^\/app-(?:(?:home|todo|done|toread)(?:\?|$)|(?:list\/[^/]+\/[^/]+|report\/[^/]+|define)\/)/;

/** Returns the application that a page shows alone: a page of the mode, or a form that leads back to one; null elsewhere. */
export function shownAlone(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  storage: Storage = sessionStorage,
): string | null {
  const page = isForm(pathname) ? (new URLSearchParams(search).get('return') ?? '') : pathname;
  return ofMode.test(page) ? singleApplication(storage) : null;
}

/** Returns whether a path shows a form. */
export function isForm(pathname: string): boolean {
  return pathname.startsWith('/form/');
}

/** Returns the path of the page of the mode that is shown: of a form, the one that it leads back to. See samePath. */
export function pageShown({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  if (!isForm(pathname)) return pathname;
  const [path = ''] = (new URLSearchParams(search).get('return') ?? '').split('?');
  return path;
}

/** Returns whether two paths of the mode are the same, whichever of their characters are written as escapes. */
export function samePath(one: string, other: string): boolean {
  const [left, right] = [one, other].map((path) => new URL(`http://portal${path}`).pathname);
  return left === right;
}

/** Shows one application alone for as long as the tab lives. */
export function showSingleApplication(appCode: string, storage: Storage = sessionStorage): void {
  storage.setItem(storageKey, appCode);
}

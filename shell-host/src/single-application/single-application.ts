const storageKey = 'singleApp';

/** The application that this tab shows alone; null outside that mode. */
export function singleApplication(storage: Storage = sessionStorage): string | null {
  return storage.getItem(storageKey);
}

/** Shows one application alone for as long as the tab lives. */
export function showSingleApplication(appCode: string, storage: Storage = sessionStorage): void {
  storage.setItem(storageKey, appCode);
}

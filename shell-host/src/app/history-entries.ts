import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'portico.entries';
/** The number of history entries that are remembered. */
const most = 50;

type Entries = readonly (readonly [key: string, from: string])[];

/** The entry that is shown: its key, and its address as a `return` in another one is read. */
let shown: { readonly key: string; readonly address: string } | null = null;

/**
 * Remembers for each history entry from which address it was opened, however that was: a remote's links say nothing of it. An entry that takes
 * the place of another one was opened from where that was.
 */
export function useEntryTracking(): void {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const { key } = location;
    if (shown?.key === key) return;
    const before = shown;
    const opened: Record<NavigationType, () => string | undefined> = {
      [NavigationType.Push]: () => before?.address,
      [NavigationType.Replace]: () => openedFrom(before?.key ?? ''),
      [NavigationType.Pop]: () => undefined,
    };
    const from = opened[type]();
    if (from !== undefined) remember(key, from);
    shown = { key, address: addressOf(location) };
  }, [location, type]);
}

/** Returns the address from which an entry was opened; undefined where nobody knows. */
export function openedFrom(key: string): string | undefined {
  return read().find(([known]) => known === key)?.[1];
}

/** Returns an address as a `return` in another one is read. */
export function addressOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const address = new URL(pathname + search + hash, window.location.origin);
  return address.pathname + address.search + address.hash;
}

function read(): Entries {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return Array.isArray(raw) ? raw.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(raw: unknown): raw is readonly [string, string] {
  return Array.isArray(raw) && raw.length === 2 && raw.every((part) => typeof part === 'string');
}

function remember(key: string, from: string): void {
  try {
    const others = read().filter(([known]) => known !== key);
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, from]].slice(-most)));
  } catch {
    // Storage can be full or forbidden; the header then opens the address anew.
  }
}

import type { FormValues } from './form-values.model.ts';

const prefix = 'portico-form/';

/** Entries of a form that were not saved, kept in this tab so that a reload or a lost session loses nothing. */
export function readKept(key: string): FormValues | null {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? null : (JSON.parse(text) as FormValues);
  } catch {
    return null;
  }
}

/** Keeps the entries; null forgets them. A full or forbidden storage is nothing to bother the user with. */
export function keepEntries(key: string, values: FormValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(values));
  } catch {
    // The form itself still holds them.
  }
}

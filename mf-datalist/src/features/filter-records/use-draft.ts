import type { FilterState } from '@portico/shared-kit/fields';
import { useState } from 'react';

/** Keeps the values of the filter form that are not applied yet; a change of the applied ones (`appliedKey`) replaces them. */
export function useDraft(applied: FilterState, appliedKey: string) {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(appliedKey);
  if (seen !== appliedKey) {
    setSeen(appliedKey);
    setDraft(applied);
  }
  const set = (code: string, value: unknown) => setDraft((current) => ({ ...current, [code]: value }));
  return { draft, set };
}

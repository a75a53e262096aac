import type { FilterState } from '@portico/shared-kit/fields';
import { useState } from 'react';

/** What stands in the filter form and is not asked yet; a change of what is asked (`appliedKey`) replaces it. */
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

import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { failedBy } from '@portico/shared-kit/documents';
import type { EditableForm } from './EditForm.tsx';
import { saveResolvingConflicts } from './save-resolving-conflicts.ts';
import type { SavedDraftRef, DraftTarget } from './use-server-draft.ts';

/** A form for something new: its draft is made with the first entry. */
export function newDraft(schemaCode: ModelCode): DraftTarget {
  return { schemaCode, id: null };
}

/**
 * Saves for good what was a draft: the draft becomes it. Where the draft is gone it is saved as something new, where it
 * was changed elsewhere both are joined. Null where something must be mended first; a failure leaves all as it was.
 */
export async function savingDraft<TAnswer extends { readonly data?: unknown; readonly error?: unknown }>(
  form: EditableForm,
  schemaCode: ModelCode,
  save: (draft: SavedDraftRef) => Promise<TAnswer | null>,
): Promise<TAnswer | null> {
  const draft = await form.stopSavingDraft();
  let answer = await trying(form, schemaCode, draft, save);
  if (draft.id !== undefined && failedBy(answer?.error, 'recordMissing')) {
    form.tellDraft(null);
    answer = await save({});
  }
  if (answer?.data === undefined) form.resumeDraft();
  return answer;
}

function trying<TAnswer extends { readonly error?: unknown }>(
  form: EditableForm,
  schemaCode: ModelCode,
  { id, ...draft }: SavedDraftRef,
  save: (draft: SavedDraftRef) => Promise<TAnswer | null>,
): Promise<TAnswer | null> {
  if (id === undefined) return save(draft);
  // What was joined has another version.
  const attempt = () => save({ id, version: form.base().version ?? 0 });
  return saveResolvingConflicts(form, { schemaCode, id }, attempt);
}

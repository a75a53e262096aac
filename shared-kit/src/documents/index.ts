export { createHistory, type History, push, redo, undo } from './history.ts';
export type { LocalCopy } from './local-copy.ts';
export { type EditLock, useEditLock } from './use-edit-lock.ts';
export { type RecoverableCopy, useLocalCopy } from './use-local-copy.ts';
export { type SavedDraft, useSavedDraft } from './use-saved-draft.ts';

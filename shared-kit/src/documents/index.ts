export { type DocumentState, isUnsaved, openedDocument, restoredDocument } from './document-state.ts';
export { createDocumentStore, type DocumentStore } from './document-store.ts';
export { createHistory, type History, push, redo, undo } from './history.ts';
export { type LocalCopies, localCopies } from './local-copies.ts';
export type { LocalCopy } from './local-copy.ts';
export { failedBy } from './refusal.ts';
export { type DesignDraftState, type RecoverableCopy, type SavedDraft, useDesignDraft } from './use-design-draft.ts';
export { useDocumentStore } from './use-document-store.ts';
export { type EditLock, useEditLock } from './use-edit-lock.ts';

export type {
  DesignAdapter,
  DesignSource,
  DraftStore,
  EditableDesign,
  LockedDesign,
  NewDesign,
  Publication,
  VersionStore,
} from './design-kind.ts';
export {
  type Applications,
  type People,
  peopleOf,
  presentModel,
  presentPublished,
  presentWork,
  type Viewer,
} from './designs.presenter.ts';
export type { DesignRow } from './design-row.ts';
export { registerDesigns } from './designs.routes.ts';
export { designTable, type DraftValues } from './tables/design-table.repository.ts';
export { versionTable } from './tables/version-table.repository.ts';
export { findApplicationNames } from './designs.repository.ts';
export { type Designs, designService, type DesignService } from './designs.service.ts';
export { designNoun } from './designs.texts.ts';
export { designsEverywhere } from './designs.policy.ts';
export type { DocumentFinding, DocumentFormat, DocumentPart } from './documents/check-document.ts';
export { documentFault } from './documents/document-fault.ts';
export { idOf } from './documents/check-document.ts';
export { documentCode, isDocumentCode } from './documents/document-code.ts';
export { documentDrafts, type DocumentFacts, documentVersions } from './documents/document-stores.ts';
export { type DocumentKey, documentTables } from './documents/document-tables.repository.ts';
export type { DocumentTypes } from './documents/document-types.ts';
export { checkDocument, contentOf, presentDocument } from './documents/open-document.ts';
export { findExportedDocuments } from './documents/export-documents.ts';
export { type DocumentChange, type PackagedDocument, putPackagedDocument } from './documents/package-document.ts';
export { bothNames, presentUses } from './documents/uses-of-document.ts';
export { takeOverNotification, type NotifyTakenOver } from './taken-over.ts';

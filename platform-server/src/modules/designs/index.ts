export type {
  DesignAdapter,
  DesignSource,
  DraftStore,
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
export { applicationRights, byApplication, requireApplication } from './documents/application-documents.ts';
export { documentKind } from './documents/document-kind.ts';
export type { DocumentRights } from './documents/document-source.ts';
export type { DocumentFacts } from './documents/document-stores.ts';
export { type DocumentKey, documentTables } from './documents/document-tables.repository.ts';
export type { DocumentTypes } from './documents/document-types.ts';
export { findExportedDocuments } from './documents/export-documents.ts';
export { type DocumentChange, type PackagedDocument, putPackagedDocument } from './documents/package-document.ts';
export { bothNames } from './documents/uses-of-document.ts';
export { takeOverNotification, type NotifyTakenOver } from './taken-over.ts';

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
export { takeOverNotification, type NotifyTakenOver } from './taken-over.ts';

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
  type DesignRow,
  type People,
  peopleOf,
  presentModel,
  presentPublished,
  presentWork,
  type Viewer,
} from './designs.presenter.ts';
export { registerDesigns } from './designs.routes.ts';
export { findApplicationNames } from './designs.repository.ts';
export { type Designs, designService, type DesignService } from './designs.service.ts';
export { designNoun } from './designs.texts.ts';
export type { LockColumns } from './design-lock.ts';
export { takeOverNotification, type NotifyTakenOver } from './taken-over.ts';

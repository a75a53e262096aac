export { designNoun } from './designs.texts.ts';
export { freeLock, type LockColumns, lockFor } from './design-lock.ts';
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
export { findApplicationNames } from './designs.repository.ts';
export { type LockedDesignRow, type LockNeeds, releaseLock, requireTurn, takeLock, takeOverLock } from './hold-lock.ts';
export { takenOverNews, type TellTakenOver } from './taken-over.ts';

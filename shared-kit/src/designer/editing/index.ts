export type {
  DesignerAction,
  DesignerAnnouncement,
  DesignerModel,
  DesignerState,
  Direction,
} from './designer-model.ts';
export { designerTransition, openedDesigner, shownDocument } from './designer-state.ts';
export { createDesignerStore, type DesignerStore } from './designer-store.ts';
export { useDesigner } from './use-designer.ts';

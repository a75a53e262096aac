export {
  type DesignerAction,
  type DesignerAnnouncement,
  type DesignerModel,
  type DesignerState,
  designerTransition,
  type Direction,
  openedDesigner,
  shownDocument,
} from './designer-state.ts';
export { createDesignerStore, type DesignerStore } from './designer-store.ts';
export { useDesigner } from './use-designer.ts';

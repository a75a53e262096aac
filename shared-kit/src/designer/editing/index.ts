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

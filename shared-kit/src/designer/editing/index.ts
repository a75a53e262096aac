export { hexOf } from '../panel/colours.model.ts';
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
export { type BilingualTitle, isTitled, titleJson, titleParts } from '../names/bilingual-title.ts';

export { availabilityTexts } from './availability/availability.texts.ts';
export {
  type AvailabilityFacts,
  type SwitchableDesign,
  useAvailabilityMenu,
} from './availability/use-availability-menu.tsx';
export { DesignerFrame, DesignerSkeleton } from './DesignerFrame.tsx';
export { default as designerStyles } from './DesignerFrame.module.css';
export { designerTexts } from './designer.texts.ts';
export { LiveVersion } from './draft/LiveVersion.tsx';
export { PublishButton } from './draft/PublishButton.tsx';
export { RecoverableCopyBanner } from './draft/RecoverableCopyBanner.tsx';
export { ReplaceDraftButton } from './draft/ReplaceDraftButton.tsx';
export { SavedState } from './draft/SavedState.tsx';
export { LiveRegion } from './editing/LiveRegion.tsx';
export { TargetButton } from './editing/TargetButton.tsx';
export { useTargetFocus } from './editing/use-target-focus.ts';
export { useTargetKeys } from './editing/use-target-keys.ts';
export { DesignCard } from './list/DesignCard.tsx';
export { default as designListStyles } from './list/DesignList.module.css';
export { type DialogControl, DialogField, TextEntry } from './list/DialogFields.tsx';
export { useDesignLock } from './lock/use-design-lock.ts';
export { Outline } from './outline/Outline.tsx';
export type { OutlineNode } from './outline/outline-rows.model.ts';
export { PaletteList } from './palette/PaletteList.tsx';
export { default as panelStyles } from './panel/Panel.module.css';
export {
  ChoiceField,
  ChoicesField,
  NumberField,
  PanelField,
  PanelReadOnlyProvider,
  PanelSection,
  TextField,
} from './panel/PanelField.tsx';
export { SettingsFields } from './panel/SettingsFields.tsx';
export { useTyped } from './panel/use-typed.ts';
export { type ListedProblem, ProblemList } from './problems/ProblemList.tsx';
export { useProblemWords } from './problems/use-problem-words.ts';
export { useDesignerKeys } from './use-designer-keys.ts';
export { PublishDialog } from './versions/PublishDialog.tsx';
export { useDiscardDraft } from './versions/use-discard-draft.ts';
export { VersionsDrawer } from './versions/VersionsDrawer.tsx';
export { default as versionStyles } from './versions/Versions.module.css';

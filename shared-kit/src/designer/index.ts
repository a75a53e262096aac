export { availabilityTexts } from './availability/availability.texts.ts';
export {
  type AvailabilityFacts,
  type SwitchableDesign,
  useAvailabilityMenu,
} from './availability/use-availability-menu.tsx';
export { designerTexts } from './designer.texts.ts';
export { RecoverableCopyBanner } from './draft/RecoverableCopyBanner.tsx';
export { LiveRegion } from './editing/LiveRegion.tsx';
export { TargetButton } from './editing/TargetButton.tsx';
export { useRovingList } from './editing/use-roving-list.ts';
export { useTargetFocus } from './editing/use-target-focus.ts';
export { useTargetKeys } from './editing/use-target-keys.ts';
export { createDesignerContext } from './frame/designer-context.tsx';
export { DesignerBar } from './frame/DesignerBar.tsx';
export { default as designerStyles } from './frame/DesignerFrame.module.css';
export { DesignerLayout } from './frame/DesignerLayout.tsx';
export { type DesignAccess, DesignWindow, type DesignerInput } from './frame/DesignWindow.tsx';
export { HistoryButtons } from './frame/HistoryButtons.tsx';
export { DesignCard } from './list/DesignCard.tsx';
export { default as designListStyles } from './list/DesignList.module.css';
export { CreateDesignDialog, type DesignableModel } from './list/CreateDesignDialog.tsx';
export type { DesignEntries } from './list/use-design-entries.ts';
export { OtherDesigns } from './list/OtherDesigns.tsx';
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
export { VersionsDrawer } from './versions/VersionsDrawer.tsx';
export { default as versionStyles } from './versions/Versions.module.css';

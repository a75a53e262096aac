export { AvailabilityBanner } from './availability/AvailabilityBanner.tsx';
export {
  type AvailabilityFacts,
  type SwitchableDesign,
  useAvailabilityMenu,
} from './availability/use-availability-menu.tsx';
export { useDocumentAvailability } from './availability/use-document-availability.ts';
export { designerTexts } from './designer.texts.ts';
export type { DraftFormat } from './draft/document-draft.ts';
export { RecoverableCopyBanner } from './draft/RecoverableCopyBanner.tsx';
export { useSavedDraft } from './draft/use-saved-draft.ts';
export { LiveRegion } from './editing/LiveRegion.tsx';
export { TargetButton } from './editing/TargetButton.tsx';
export { useRovingList } from './editing/use-roving-list.ts';
export { useTargetFocus } from './editing/use-target-focus.ts';
export { useTargetKeys } from './editing/use-target-keys.ts';
export { createDesignerContext } from './frame/designer-context.tsx';
export { DesignerBar } from './frame/DesignerBar.tsx';
export { default as designerStyles } from './frame/DesignerFrame.module.css';
export { DesignerOnPhone } from './frame/DesignerOnPhone.tsx';
export { DesignerPage } from './frame/DesignerPage.tsx';
export { DesignerParts } from './frame/DesignerParts.tsx';
export { DesignerLayout } from './frame/DesignerLayout.tsx';
export { DocumentDesigner, type OpenDocument } from './frame/DocumentDesigner.tsx';
export { type DesignAccess, DesignWindow, type DesignerInput } from './frame/DesignWindow.tsx';
export { HistoryButtons } from './frame/HistoryButtons.tsx';
export { HistoryTools } from './frame/HistoryTools.tsx';
export { CreateDocumentDialog } from './list/CreateDocumentDialog.tsx';
export { DesignListPage } from './list/DesignListPage.tsx';
export { DesignActions } from './list/DesignSearchResults.tsx';
export { CreateDesignDialog, type DesignableModel } from './list/CreateDesignDialog.tsx';
export type { DesignEntries } from './list/use-design-entries.ts';
export { NameFields } from './names/NameFields.tsx';
export { Outline } from './outline/Outline.tsx';
export type { OutlineNode } from './outline/outline-rows.model.ts';
export { PaletteList } from './palette/PaletteList.tsx';
export { default as paletteStyles } from './palette/PaletteList.module.css';
export { packageTexts } from './packages/packages.texts.ts';
export { usePackageExport } from './packages/use-package-export.ts';
export { ColourField } from './panel/ColourField.tsx';
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
export { PictureButton } from './panel/PictureButton.tsx';
export { SettingsFields } from './panel/SettingsFields.tsx';
export { useTyped } from './panel/use-typed.ts';
export { type ListedProblem, ProblemList } from './problems/ProblemList.tsx';
export { useDesignProblems } from './problems/use-design-problems.ts';
export { useProblemWords } from './problems/use-problem-words.ts';
export { useDesignerKeys } from './use-designer-keys.ts';
export { ChangeSentences } from './versions/ChangeSentences.tsx';
export { ComparingPublishDialog, ComparingVersionsDrawer } from './versions/VersionDialogs.tsx';
export { PublishDialog } from './versions/PublishDialog.tsx';
export { VersionsDrawer } from './versions/VersionsDrawer.tsx';
export { default as versionStyles } from './versions/Versions.module.css';

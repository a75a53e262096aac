export { type Asking, type Offering, type Verdict, classify } from './classify.ts';
export { type ComposedRemote, type Composition, buildPath, composedRemote, compositionId } from './composition.ts';
export {
  type AsideKind,
  type CodeContribution,
  type Contribution,
  type ContributionType,
  type ContributionTypes,
  type MenuContribution,
  type PageContribution,
  type PageLayout,
  type StartCall,
  type WidgetContribution,
  type WidgetSetting,
  type WidgetValue,
  contributionTypes,
  hasCode,
  isKeys,
  isMenuEntry,
  isPage,
  isWidget,
} from './contributions.ts';
export { localDraftItemsOf } from './local-draft-items.ts';
export {
  type LoadEvent,
  type LoadFailure,
  type LoadState,
  failureErrors,
  idle,
  isUnderWay,
  nextLoadState,
  retryPause,
} from './load-state.ts';
export {
  type Pointer,
  type RegistryDocument,
  type Rule,
  type RuleMatch,
  type TargetingContext,
  blockName,
  emptyRegistry,
  withHold,
  withPointer,
  withRollback,
} from './registry.ts';
export { type PagePlan, type PlannedCall, type PlannedFile, planPage } from './page-plan.ts';
export type { Build, BuildFacts, BuildFile, RemoteBuild, RemoteManifest, ShellBuild } from './remote-manifest.ts';
export { type FindBuild, resolve, shellPackage } from './resolve.ts';
export { inRange } from './versions.ts';
export { type WidgetValues, widgetValues } from './widget-settings.ts';

/** For tests of every package: rendering as the portal does, the shell's double, and builders. */
export { aRecord, aUser, aUserCard, aUserOption, manyRecords } from './builders.ts';
export { giveElementsSizes } from './element-sizes.ts';
export { findLoadedItems } from './find-loaded-items.ts';
export { renderWithProviders, type Rendered, type RenderOptions } from './render-with-providers.tsx';
export { makeShellDouble, type ShellCalls } from './shell-double.ts';
export { aForm, aListColumn, aListConfig, aProperty } from './model-builders.ts';
export { envelope, holdBack, silence, unreachable } from './network-answer.ts';
export { aMenuNode, anApplication, aSystemConfig, aTokenReply } from './portal-builders.ts';
export {
  answers,
  chooses,
  inputsOf,
  inTurn,
  refuses,
  replaceAnswers,
  responds,
  type Stub,
  type StubCall,
  stubNetwork,
} from './stub-network.ts';
export { anInstance, anInstanceDetail, anOwnWorkItem, aStartableWorkflow, aWorkItem } from './workflow-builders.ts';

export { type ActionCode, type ActionName, actionCode, actions } from './action-codes.ts';
export {
  type ApprovalStatus,
  approvalStatuses,
  type SequenceStatus,
  sequenceStatuses,
  sequenceStatusOfInstance,
} from './approval-statuses.ts';
export { porticoModdle, porticoNamespace } from './bpmn-extension.ts';
export {
  contradicts,
  type FieldRight,
  type FormNodeType,
  limitsAt,
  type NodeLimits,
  pathsOfForm,
  usualRights,
} from './field-rights.ts';
export {
  type InstanceStatus,
  instanceStatuses,
  instanceStatusMaps,
  numberOfStatus,
  type StatusContext,
  statusOfNumber,
} from './instance-statuses.ts';
export { type Label, type LabelTable, labelOf } from './labels.ts';
export { isCancel, logWords, wordsAround } from './log-words.ts';
export { type ReasonCode, type ReasonEffect, reasonCodes } from './reason-codes.ts';
export {
  type ApproveAction,
  approveActions,
  type AutoPassRule,
  autoPassRules,
  reasonRules,
  type ReasonRule,
  type DisagreeRule,
  disagreeRules,
  type HandleAction,
  handleActions,
  maxOpinionLength,
  type MultiInstanceRule,
  multiInstanceRules,
  type NobodyFoundRule,
  nobodyFoundRules,
  type ParticipantKind,
  participantKinds,
  type RevokeRule,
  revokeRules,
  type ServiceMethod,
  serviceMethods,
  type TieRule,
  tieRules,
  type TimeoutAction,
  timeoutActions,
  topLevel,
} from './template-rules.ts';
export {
  type ClaimChange,
  claimChanges,
  type WorkItemStatus,
  type WorkItemType,
  workItemStatuses,
  workItemTypes,
} from './work-items.ts';

import type { ActionName } from './action-codes.ts';
import type { Label } from './labels.ts';

interface RuleRow {
  readonly label: Label;
}

interface ParticipantKindRow extends RuleRow {
  /** What the participant's `value` holds; null when the kind needs none. */
  readonly value: 'userId' | 'departmentId' | 'roleId' | 'level' | 'propertyCode' | null;
}

/** Ways to say who handles an activity. */
export const participantKinds = {
  user: { value: 'userId', label: { zh: '指定人员', en: 'Person' } },
  department: { value: 'departmentId', label: { zh: '部门成员', en: 'Members of a department' } },
  role: { value: 'roleId', label: { zh: '角色成员', en: 'Members of a role' } },
  originator: { value: null, label: { zh: '发起人', en: 'Originator' } },
  originatorManager: { value: 'level', label: { zh: '发起人部门主管', en: "Manager of the originator's department" } },
  staffField: { value: 'propertyCode', label: { zh: '表单人员字段', en: 'Staff field of the record' } },
} satisfies Record<string, ParticipantKindRow>;

/** How a participant is named in a template. */
export type ParticipantKind = keyof typeof participantKinds;

/** How many of an activity's handlers must agree. One disagreement decides in both. */
export const multiInstanceRules = {
  any: { label: { zh: '任一人同意', en: 'Any one agrees' } },
  all: { label: { zh: '所有人同意', en: 'All agree' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type MultiInstanceRule = keyof typeof multiInstanceRules;

/** What happens when no participant of an activity is found. */
export const nobodyFoundRules = {
  autoPass: { label: { zh: '自动通过', en: 'Pass the activity' } },
  toAdmin: { label: { zh: '转交流程管理员', en: 'Hand to the workflow administrators' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type NobodyFoundRule = keyof typeof nobodyFoundRules;

/** What a disagreement does: void the instance, or hand it back to its originator to submit again. */
export const disagreeRules = {
  end: { label: { zh: '作废流程', en: 'Void the workflow' } },
  toOriginator: { label: { zh: '退回发起人', en: 'Back to the originator' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type DisagreeRule = keyof typeof disagreeRules;

/** How long the originator may take an instance back; later attempts are refused with 402509. */
export const revokeRules = {
  beforeFirstDecision: { label: { zh: '首次审批前可撤回', en: 'Until somebody has decided' } },
  whileProcessing: { label: { zh: '流程结束前可撤回', en: 'Until the workflow ends' } },
  never: { label: { zh: '不可撤回', en: 'Never' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type RevokeRule = keyof typeof revokeRules;

/** Actions that a template may offer to the handlers of an approve activity. */
export const approveActions = ['agree', 'disagree', 'finish'] as const satisfies readonly ActionName[];

/** One of the actions that a template may offer. */
export type ApproveAction = (typeof approveActions)[number];

/** Longest opinion on a work item, in characters (shell spec, section 9). */
export const maxOpinionLength = 200;

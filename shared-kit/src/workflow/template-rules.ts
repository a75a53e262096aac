import type { ActionName } from './action-codes.ts';
import type { Label } from './labels.ts';
import type { ReasonCode } from './reason-codes.ts';

interface RuleRow {
  readonly label: Label;
}

interface ParticipantKindRow extends RuleRow {
  /** Content of the participant's `value`; null when the kind needs none. */
  readonly value: 'userId' | 'departmentId' | 'roleId' | 'level' | 'propertyCode' | 'activityCode' | 'feel' | null;
}

/** Level of a manager that means the manager of the highest department that has one. */
export const topLevel = 'top';

/** Ways to say who handles an activity. */
export const participantKinds = {
  user: { value: 'userId', label: { zh: '指定人员', en: 'Person' } },
  department: { value: 'departmentId', label: { zh: '部门成员', en: 'Members of a department' } },
  role: { value: 'roleId', label: { zh: '角色成员', en: 'Members of a role' } },
  originator: { value: null, label: { zh: '发起人', en: 'Originator' } },
  originatorManager: { value: 'level', label: { zh: '发起人部门主管', en: "Manager of the originator's department" } },
  staffField: { value: 'propertyCode', label: { zh: '表单中的人员数据项', en: 'Staff field of the record' } },
  handlerOf: { value: 'activityCode', label: { zh: '前序节点处理人', en: 'Handler of an earlier activity' } },
  expression: { value: 'feel', label: { zh: '表达式', en: 'Expression' } },
} satisfies Record<string, ParticipantKindRow>;

/** Kind of a participant in a template. */
export type ParticipantKind = keyof typeof participantKinds;

/**
 * Rules for the number of an activity's handlers who must agree. One disagreement decides where any one or all are
 * asked, together or in sequence; a share is decided as soon as it is reached or cannot be reached any more, a vote
 * when all have voted.
 */
export const multiInstanceRules = {
  any: { label: { zh: '任一人同意', en: 'Any one agrees' } },
  all: { label: { zh: '所有人同意', en: 'All agree' } },
  percentage: { label: { zh: '按比例同意', en: 'A share of them agrees' } },
  sequence: { label: { zh: '依次同意', en: 'All agree, one after the other' } },
  vote: { label: { zh: '投票表决', en: 'A majority votes for it' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type MultiInstanceRule = keyof typeof multiInstanceRules;

interface AutoPassRow extends RuleRow {
  /** Reason that the log gives for passing a handler. */
  readonly reason: ReasonCode;
}

/** Rules by which an activity's handlers are passed without being asked, in the order in which the rules are tried. */
export const autoPassRules = {
  originator: { reason: 'ORIGINATOR_AUTO_PASS', label: { zh: '处理人是发起人', en: 'Who started it' } },
  previous: {
    reason: 'PREVIOUS_PARTICIPATE_AUTO_PASS',
    label: { zh: '处理过上一节点', en: 'Who has handled the activity before it' },
  },
  participated: {
    reason: 'PARTICIPATED_AUTO_PASS',
    label: { zh: '处理过任一前序节点', en: 'Who has handled any earlier activity' },
  },
  later: { reason: 'LATER_PARTICIPATE', label: { zh: '后续节点将处理', en: 'Who will handle a later activity' } },
} satisfies Record<string, AutoPassRow>;

/** Names a rule of the table. */
export type AutoPassRule = keyof typeof autoPassRules;

/** Rules for a vote in which as many are for it as against it. */
export const tieRules = {
  agree: { label: { zh: '平票视为同意', en: 'A tie agrees' } },
  disagree: { label: { zh: '平票视为不同意', en: 'A tie disagrees' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type TieRule = keyof typeof tieRules;

/** Actions on a work item whose time is over; its participant is told in any case. */
export const timeoutActions = {
  remind: { label: { zh: '仅提醒', en: 'Remind' } },
  pass: { label: { zh: '自动通过', en: 'Pass it' } },
  abort: { label: { zh: '终止流程', en: 'Abort the workflow' } },
  void: { label: { zh: '作废流程', en: 'Void the workflow' } },
} satisfies Record<string, RuleRow>;

/** Names an action of the table. */
export type TimeoutAction = keyof typeof timeoutActions;

/** Rules for an activity of which no participant is found. */
export const nobodyFoundRules = {
  autoPass: { label: { zh: '自动通过', en: 'Pass the activity' } },
  toAdmin: { label: { zh: '转交流程管理员', en: 'Hand to the workflow administrators' } },
  toPerson: { label: { zh: '转交指定人员', en: 'Hand to a person' } },
  refuse: { label: { zh: '不允许提交', en: 'Refuse the step' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type NobodyFoundRule = keyof typeof nobodyFoundRules;

/** Effects of a disagreement: void the instance, or hand it back to its originator to submit again. */
export const disagreeRules = {
  end: { label: { zh: '作废流程', en: 'Void the workflow' } },
  toOriginator: { label: { zh: '退回发起人', en: 'Back to the originator' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type DisagreeRule = keyof typeof disagreeRules;

/** Actions that send back, which a template may allow with a reason only. */
export const reasonRules = {
  disagree: { label: { zh: '不同意', en: 'Disagreeing' } },
  reject: { label: { zh: '驳回', en: 'Rejecting' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type ReasonRule = keyof typeof reasonRules;

/** Rules for the time within which the originator may take an instance back; later attempts are refused with 402509. */
export const revokeRules = {
  beforeFirstDecision: { label: { zh: '首次审批前可撤回', en: 'Until somebody has decided' } },
  whileProcessing: { label: { zh: '流程结束前可撤回', en: 'Until the workflow ends' } },
  never: { label: { zh: '不可撤回', en: 'Never' } },
} satisfies Record<string, RuleRow>;

/** Names a rule of the table. */
export type RevokeRule = keyof typeof revokeRules;

/** Actions that a template may offer to the handlers of an approve activity. */
export const approveActions = [
  'agree',
  'disagree',
  'finish',
  'forward',
  'reject',
  'assist',
  'addSign',
  'removeSign',
] as const satisfies readonly (ActionName | 'addSign' | 'removeSign')[];

/** Action that a template may offer. */
export type ApproveAction = (typeof approveActions)[number];

/** Actions that a template may offer to the handlers of a handle activity. */
export const handleActions = [
  'submit',
  'finish',
  'forward',
  'reject',
  'assist',
] as const satisfies readonly ActionName[];

/** Action that a template may offer at a handle activity. */
export type HandleAction = (typeof handleActions)[number];

/** Methods by which a service call may be sent. */
export const serviceMethods = {
  POST: { label: { zh: '新增（POST）', en: 'Create (POST)' } },
  PUT: { label: { zh: '更新（PUT）', en: 'Replace (PUT)' } },
  PATCH: { label: { zh: '部分更新（PATCH）', en: 'Change (PATCH)' } },
} satisfies Record<string, RuleRow>;

/** Names a method of the table. */
export type ServiceMethod = keyof typeof serviceMethods;

/** Longest opinion on a work item, in characters (shell spec, section 9). */
export const maxOpinionLength = 200;

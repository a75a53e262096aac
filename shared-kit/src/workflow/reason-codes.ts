import type { Label } from './labels.ts';

/** Effect of a reason on its work item or activity. */
export type ReasonEffect = 'autoPass' | 'cancel' | 'abort' | 'void';

interface ReasonRow {
  readonly effect: ReasonEffect;
  readonly label: Label;
}

/** Reasons for which a work item closed without a decision of its participant (shell spec, section 3). */
export const reasonCodes = {
  TIMEOUT_PASS: { effect: 'autoPass', label: { zh: '超时自动通过', en: 'Passed on timeout' } },
  ORIGINATOR_AUTO_PASS: {
    effect: 'autoPass',
    label: { zh: '发起人自动通过', en: 'Passed: the originator is the handler' },
  },
  PREVIOUS_PARTICIPATE_AUTO_PASS: {
    effect: 'autoPass',
    label: { zh: '与上一节点处理人相同，自动通过', en: 'Passed: handled the previous activity' },
  },
  PARTICIPATED_AUTO_PASS: {
    effect: 'autoPass',
    label: { zh: '已处理过，自动通过', en: 'Passed: has handled it already' },
  },
  NO_PARTICIPATE_AUTO_PASS: {
    effect: 'autoPass',
    label: { zh: '无处理人，自动通过', en: 'Passed: nobody to handle it' },
  },
  LATER_PARTICIPATE: {
    effect: 'autoPass',
    label: { zh: '后续节点将处理，自动通过', en: 'Passed: will handle a later activity' },
  },
  MULTI_PARTICIPANT_CANCEL: {
    effect: 'cancel',
    label: { zh: '已取消：其他处理人已处理', en: 'Canceled: another handler decided' },
  },
  PARALLEL_ACTIVITY_CANCEL: {
    effect: 'cancel',
    label: { zh: '已取消：并行节点取消', en: 'Canceled with its parallel branch' },
  },
  REVOKE_CANCEL: { effect: 'cancel', label: { zh: '已取消：流程已撤回', en: 'Canceled: workflow withdrawn' } },
  ASSIST_CANCEL: { effect: 'cancel', label: { zh: '协办已取消', en: 'Assist canceled' } },
  ADD_WORKITEM_CANCEL: { effect: 'cancel', label: { zh: '加签已取消', en: 'Added signer canceled' } },
  END_INSTANCE_ABORTED: { effect: 'abort', label: { zh: '流程结束', en: 'The workflow was ended' } },
  TIMEOUT_ABORTED: { effect: 'abort', label: { zh: '超时终止', en: 'Aborted on timeout' } },
  OPERATE_VOIDED: { effect: 'void', label: { zh: '操作作废', en: 'Voided by a person' } },
  TIMEOUT_VOIDED: { effect: 'void', label: { zh: '超时作废', en: 'Voided on timeout' } },
} satisfies Record<string, ReasonRow>;

/** Reason for which the platform handled a work item by itself. */
export type ReasonCode = keyof typeof reasonCodes;

import { actionCode } from './action-codes.ts';
import { logWords } from './log-words.ts';
import { claimChanges } from './work-items.ts';

const entry = (approvalActionStatus: number | null, more: { logStatus?: string; reasonCode?: string } = {}) => ({
  approvalActionStatus,
  reasonCode: null,
  logStatus: 'PENDING',
  ...more,
});

describe('the words of a workflow log', () => {
  it('say what was done, in the past, and what state an open work item is in', () => {
    expect(logWords(entry(actionCode.submit), [], 'en')).toBe('Submitted');
    expect(logWords(entry(actionCode.revoke), [], 'en')).toBe('Withdrawn');
    expect(logWords(entry(actionCode.agree), [], 'zh')).toBe('同意');
    expect(logWords(entry(null), [], 'zh')).toBe('待处理');
    const claimed = { ...entry(actionCode.processing), claim: 'claimed' } as const;
    expect(logWords(claimed, [], 'en')).toBe(claimChanges.claimed.label.en);
  });

  it.each([
    ['processing', '请 李雷、韩梅梅 加签', 'Asked 李雷, 韩梅梅 to sign'],
    ['agree', '同意，并请 李雷、韩梅梅 加签', 'Agreed, and asked 李雷, 韩梅梅 to sign'],
    ['reject', '驳回给 李雷、韩梅梅', 'Rejected to 李雷, 韩梅梅'],
    ['adjustParticipants', '调整处理人：李雷、韩梅梅', 'Adjusted participants: 李雷, 韩梅梅'],
  ] as const)('tell whom "%s" was about', (action, zh, en) => {
    const people = ['李雷', '韩梅梅'];
    expect(logWords(entry(actionCode[action]), people, 'zh')).toBe(zh);
    expect(logWords(entry(actionCode[action]), people, 'en')).toBe(en);
  });

  it('tell who need not sign any more, and how a workflow was ended rather than by which button', () => {
    const removed = entry(actionCode.cancel, { reasonCode: 'ADD_WORKITEM_CANCEL' });
    expect(logWords(removed, ['$& 李雷'], 'zh')).toBe('取消 $& 李雷 的加签');
    const voided = entry(actionCode.cancel, { reasonCode: 'OPERATE_VOIDED', logStatus: 'VOIDED' });
    expect(logWords(voided, [], 'zh')).toBe('已作废');
  });

  it.each([
    ['REVOKE_CANCEL', '已取消：流程已撤回', 'Canceled: workflow withdrawn'],
    ['MULTI_PARTICIPANT_CANCEL', '已取消：其他处理人已处理', 'Canceled: another handler decided'],
    ['PARALLEL_ACTIVITY_CANCEL', '已取消：并行节点取消', 'Canceled with its parallel branch'],
    ['ASSIST_CANCEL', '协办已取消', 'Assist canceled'],
    ['ADD_WORKITEM_CANCEL', '加签已取消', 'Added signer canceled'],
  ])('tell why somebody need not answer any more (%s)', (reasonCode, zh, en) => {
    const canceled = entry(actionCode.passiveCancel, { reasonCode, logStatus: 'CANCELED' });
    expect([logWords(canceled, [], 'zh'), logWords(canceled, [], 'en')]).toEqual([zh, en]);
  });

  it('show the number of an action that a newer server knows', () => {
    expect(logWords(entry(99), ['李雷'], 'zh')).toBe('99：李雷');
  });
});

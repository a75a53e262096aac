import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of forms that save themselves. */
export const draftTexts = defineTexts('formDraft', {
  zh: {
    saving: '正在保存草稿…',
    saved: '草稿已于 {{time}} 保存',
    here: '内容暂存于此浏览器：{{reason}}',
    stopped: '草稿已停止自动保存',
    elsewhere: '此草稿已在其他窗口或设备上修改，为避免覆盖，已停止自动保存。',
    join: '合并内容',
    restored: '已恢复上次未提交的内容',
    restoredHint: '可继续填写；也可另起一份，原内容仍在“我的草稿”中。',
    another: '另起一份',
    discard: '放弃草稿',
    discarded: '草稿已放弃',
    submitAs: '提交：{{name}}',
    titleOf: '{{name}}（草稿）',
    withdrawn: '此流程已撤回',
    withdrawnHint: '修改后可重新提交，编号不变。',
    resubmit: '重新提交',
    notRelated: '要关联的单据无法读取，请自行选择',
  },
  en: {
    saving: 'Saving the draft…',
    saved: 'Draft saved at {{time}}',
    here: 'Kept in this browser only: {{reason}}',
    stopped: 'The draft is no longer saved by itself',
    elsewhere:
      'This draft was changed in another window or on another device. It is not saved by itself until both are joined.',
    join: 'Join both',
    restored: 'What you did not submit last time is back',
    restoredHint: 'Go on with it, or begin another: this one stays in your drafts.',
    another: 'Begin another',
    discard: 'Discard draft',
    discarded: 'Draft discarded',
    submitAs: 'Submit: {{name}}',
    titleOf: 'Draft: {{name}}',
    withdrawn: 'You have withdrawn this',
    withdrawnHint: 'Change what is needed and submit it again. Its number stays the same.',
    resubmit: 'Submit again',
    notRelated: 'The record to refer to cannot be read. Please choose one yourself.',
  },
});

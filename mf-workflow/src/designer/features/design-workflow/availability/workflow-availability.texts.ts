import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts about a workflow that is switched off, retired or deleted. */
export const workflowAvailabilityTexts = defineTexts('workflowAvailability', {
  zh: {
    delete: '删除流程',
    offHint: '停用期间无法发起此流程，可以随时启用。',
    retireHint: '下架后不能发起，也不再显示在列表中。可以重新启用。',
    running: '{{count}} 个正在运行的流程不受影响，会按原来的版本运行到结束。',
    bound: '“{{model}}”列表的“新增”仍指向此流程，点击时会提示无法发起。',
    deleteHint: '草稿和所有已发布的版本都会删除，无法恢复。此流程从未发起过。',
    startedHint: '此流程已发起过 {{count}} 次，删除会丢失这些数据的流转依据。',
    isOff: '此流程已停用，无法发起。',
    isRetired: '此流程已下架，无法发起，也不显示在列表中。',
  },
  en: {
    delete: 'Delete the workflow',
    offHint: 'In the meantime nobody can start it. It can be switched on again at any time.',
    retireHint: 'It can no longer be started, and lists no longer show it. It can be switched on again.',
    running: {
      one: '{{count}} running workflow is not affected and ends on its version.',
      other: '{{count}} running workflows are not affected and end on their versions.',
    },
    bound: '“Add” in the list “{{model}}” still leads to it, and will say that it cannot be started.',
    deleteHint: 'Its draft and all its versions are deleted permanently. It was never started.',
    startedHint: {
      one: 'It was started {{count}} time, and what was done is read by its versions.',
      other: 'It was started {{count}} times, and what was done is read by its versions.',
    },
    isOff: 'This workflow is switched off: nobody can start it.',
    isRetired: 'This workflow is retired: nobody can start it, and lists do not show it.',
  },
});

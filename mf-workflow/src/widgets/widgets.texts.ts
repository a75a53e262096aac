import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the widgets that the workflow center brings to portal pages. */
export const widgetTexts = defineTexts('workflowWidgets', {
  zh: {
    waiting: {
      nothing: '没有待办',
      hint: '需要您处理的流程会出现在这里。',
      overdue: '{{count}} 项已超时',
      count: '{{count}} 项',
    },
    started: {
      nothing: '没有进行中的流程',
      hint: '您发起的流程在办结之前会出现在这里。',
      at: '当前环节：{{activity}}',
      with: '处理人：{{people}}',
      since: '已等待 {{count}} 天',
      today: '今天开始等待',
    },
  },
  en: {
    waiting: {
      nothing: 'Nothing to do',
      hint: 'Workflows waiting for you appear here.',
      overdue: { one: '{{count}} overdue', other: '{{count}} overdue' },
      count: { one: '{{count}} to-do', other: '{{count}} to-dos' },
    },
    started: {
      nothing: 'Nothing under way',
      hint: 'Workflows that you started appear here until they are completed.',
      at: 'At: {{activity}}',
      with: 'With: {{people}}',
      since: { one: 'Waiting for {{count}} day', other: 'Waiting for {{count}} days' },
      today: 'Waiting since today',
    },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of every type of message, by the name of its row. */
export const notificationTexts = defineTexts('notifications', {
  zh: {
    workItemReceived: {
      title: '待办提醒',
      content: '{{originatorName}}发起的“{{instanceName}}”需要您处理：{{activityName}}',
    },
    instanceReturned: { title: '流程被退回', content: '“{{instanceName}}”已退回给您：{{activityName}}' },
    instanceCompleted: { title: '流程已完成', content: '您发起的“{{instanceName}}”已审批完成' },
    instanceDisagreed: { title: '流程未通过', content: '您发起的“{{instanceName}}”未通过审批' },
  },
  en: {
    workItemReceived: {
      title: 'New to-do',
      content: '{{originatorName}} started "{{instanceName}}", which waits for you: {{activityName}}',
    },
    instanceReturned: {
      title: 'Workflow returned',
      content: '"{{instanceName}}" was returned to you: {{activityName}}',
    },
    instanceCompleted: { title: 'Workflow completed', content: 'Your "{{instanceName}}" has been approved' },
    instanceDisagreed: { title: 'Workflow not approved', content: 'Your "{{instanceName}}" was not approved' },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of every type of message, by the name of its row. */
export const notificationTexts = defineTexts('notifications', {
  zh: {
    workItemReceived: {
      title: '待办提醒',
      content: '{{originatorName}}发起的“{{instanceName}}”需要您处理：{{activityName}}',
    },
    instanceCompleted: { title: '流程已完成', content: '您发起的“{{instanceName}}”已审批完成' },
    instanceDisagreed: {
      title: '流程未通过',
      content: '您发起的“{{instanceName}}”在“{{activityName}}”未通过，处理人：{{actorName}}',
    },
    instanceRevoked: { title: '流程已撤回', content: '{{originatorName}}撤回了“{{instanceName}}”，您无需再处理' },
    workItemCirculated: { title: '待阅提醒', content: '{{originatorName}}发起的“{{instanceName}}”传阅给您' },
  },
  en: {
    workItemReceived: {
      title: 'New to-do',
      content: '{{originatorName}} started "{{instanceName}}", which waits for you: {{activityName}}',
    },
    instanceCompleted: { title: 'Workflow completed', content: 'Your "{{instanceName}}" has been approved' },
    instanceDisagreed: {
      title: 'Workflow not approved',
      content: '{{actorName}} did not agree to your "{{instanceName}}" at "{{activityName}}"',
    },
    instanceRevoked: {
      title: 'Workflow withdrawn',
      content: '{{originatorName}} withdrew "{{instanceName}}": there is nothing left for you to do',
    },
    workItemCirculated: {
      title: 'New to read',
      content: '{{originatorName}} started "{{instanceName}}", which was passed to you for reading',
    },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of every type of message, by the name of its row. */
export const notificationTexts = defineTexts('notifications', {
  zh: {
    workItemReceived: {
      title: '待办提醒',
      content: '{{originatorName}}发起的“{{instanceName}}”等待您处理，当前节点：{{activityName}}',
    },
    instanceReturned: { title: '流程被退回', content: '“{{instanceName}}”已退回给您，请修改后重新提交' },
    instanceCompleted: { title: '流程已完成', content: '您发起的“{{instanceName}}”已审批完成' },
    instanceDisagreed: { title: '流程未通过', content: '您发起的“{{instanceName}}”未通过审批' },
    recordReceived: {
      title: '数据转交',
      content: '{{originatorName}}将{{modelName}}“{{instanceName}}”的拥有者改为您',
    },
    recordsReceived: { title: '数据转交', content: '{{originatorName}}将{{count}}条{{modelName}}数据的拥有者改为您' },
  },
  en: {
    workItemReceived: {
      title: 'New to-do',
      content: '"{{instanceName}}", started by {{originatorName}}, waits for you: {{activityName}}',
    },
    instanceReturned: {
      title: 'Workflow returned',
      content: '"{{instanceName}}" was returned to you. Change it and submit it again',
    },
    instanceCompleted: { title: 'Workflow completed', content: 'The approval of your "{{instanceName}}" is complete' },
    instanceDisagreed: { title: 'Workflow not approved', content: 'Your "{{instanceName}}" was not approved' },
    recordReceived: {
      title: 'Record handed over',
      content: '{{originatorName}} has made you the owner of "{{instanceName}}" ({{modelName}})',
    },
    recordsReceived: {
      title: 'Records handed over',
      content: '{{originatorName}} has made you the owner of {{count}} records ({{modelName}})',
    },
  },
});

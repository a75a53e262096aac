import type { Topic } from '../topic.ts';

export const following: Topic = {
  group: 'workflows',
  title: { zh: '跟踪和撤回', en: 'Following and withdrawing' },
  lead: {
    zh: '查看自己发起和处理过的流程走到哪里。',
    en: 'See the progress of workflows that you have started or handled.',
  },
  parts: [
    {
      title: { zh: '在哪里看', en: 'Where to look' },
      lines: [
        {
          zh: '“我的流程”列出您发起的流程及当前等待谁处理，“已办”列出您处理过的。',
          en: '“My workflows” lists what you have started and whom it is waiting for, “Completed by me” what you have handled.',
        },
        {
          zh: '“流程跟踪”显示流程图和各节点的处理人、时间。',
          en: '“Workflow track” shows the diagram with the people and times of each activity.',
        },
        {
          zh: '表单中的“流程日志”按时间列出每一步和意见。',
          en: '“Workflow log” in the form lists each step and opinion in order.',
        },
      ],
    },
    {
      title: { zh: '撤回和催办', en: 'Withdrawing and reminding' },
      lines: [
        {
          zh: '在表单上选择“撤回”：流程结束，单据变为草稿，修改后以原编号重新提交。',
          en: 'Choose “Withdraw” on the form: the workflow ends, the record becomes a draft, and you can submit it again under the same number.',
        },
        {
          zh: '“管理”菜单中的“催办”提醒当前处理人，“沟通”给参与者发消息。',
          en: 'In the menu “Manage”, “Remind the handlers” tells those who have it now, and “Send a message” writes to those who take part.',
        },
        {
          zh: '没有显示的操作，是当前步骤或您的权限不允许的。',
          en: 'An action that is not shown is not available at this activity, or not permitted for you.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const oversight: Topic = {
  group: 'administration',
  title: { zh: '监管流程', en: 'Overseeing workflows' },
  lead: {
    zh: '有权限的管理员可以查找所有流程和任务，并在需要时介入。',
    en: 'Administrators with the permission can find all workflows and tasks, and step in where needed.',
  },
  parts: [
    {
      title: { zh: '查询', en: 'Searching' },
      lines: [
        {
          zh: '“流程实例查询”按流程、状态、人员和时间查找流程。',
          en: '“Instance search” finds workflows by kind, status, people and time.',
        },
        {
          zh: '“参与者任务查询”显示谁的待办最多，以及一个人的全部任务。',
          en: '“Task search by participant” shows who has most to do, and all tasks of a person.',
        },
        {
          zh: '“移交…”把所选任务交给另一个人，例如有人离职时。',
          en: '“Hand over…” gives the selected tasks to somebody else, as when a person leaves.',
        },
      ],
    },
    {
      title: { zh: '介入', en: 'Stepping in' },
      lines: [
        { zh: '打开流程，在“管理”菜单中选择操作。', en: 'Open a workflow and choose from the menu “Manage”.' },
        {
          zh: '“调整处理人”、“激活节点”和“取消节点任务”改变流程的走向。',
          en: '“Adjust participants”, “Activate an activity” and “Cancel an activity” change how it goes on.',
        },
        {
          zh: '“结束流程”、“终止流程”和“作废流程”不能恢复。每个操作都会记入流程日志。',
          en: '“Finish workflow”, “Abort workflow” and “Void workflow” cannot be undone. The workflow log records each of them.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const todo: Topic = {
  group: 'workflows',
  title: { zh: '待办', en: 'To-do' },
  lead: { zh: '待办列出等待您处理的任务。', en: 'The to-do list has the tasks that wait for you.' },
  parts: [
    {
      title: { zh: '查找任务', en: 'Finding tasks' },
      lines: [
        {
          zh: '按标题搜索，或用“筛选”按流程、发起人、时间和数据项设置条件。',
          en: 'Search by title, or choose “Filter” for conditions on workflow, originator, time and fields.',
        },
        {
          zh: '“即将到期”和“已超期”只显示时限将到或已过的任务。',
          en: '“Due soon” and “Overdue” show only what has little time or none left.',
        },
        {
          zh: '常用的条件可以在“我的筛选”中保存，并设为默认。',
          en: 'Conditions that you often need can be saved under “My filters” and made the default.',
        },
      ],
    },
    {
      title: { zh: '一次处理多项', en: 'Several at once' },
      lines: [
        {
          zh: '勾选任务，然后选择“批量同意”、“批量转办”或“批量认领”。不允许的会跳过，并说明原因。',
          en: 'Select tasks, then choose “Agree to all”, “Forward all” or “Claim all”. What is not allowed is skipped, with the reason.',
        },
        {
          zh: '“对比审阅”把同类任务并排显示，只列出不同之处。',
          en: '“Compare” puts tasks of one kind side by side and lists only what differs.',
        },
        { zh: 'J 和 K 键移动，回车键打开，X 键勾选。', en: 'The keys J and K move, Enter opens, X selects.' },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const cc: Topic = {
  group: 'workflows',
  title: { zh: '待阅和传阅', en: 'CC: read and send copies' },
  lead: {
    zh: '他人传阅给您的流程只需阅读，不需处理。',
    en: "When you are CC'd on a workflow, you only read it; you do not have to act.",
  },
  parts: [
    {
      title: { zh: '阅读', en: 'Read' },
      lines: [
        {
          zh: '打开“未阅”中的一项，看完后选择“标为已阅”。',
          en: 'Open an item under “Unread”, then choose “Mark as read”.',
        },
        {
          zh: '“全部标为已阅”按当前筛选条件处理，包括其他页，且不能恢复。',
          en: '“Mark all as read” applies to every item that matches the current filters, also on other pages, and cannot be undone.',
        },
      ],
    },
    {
      title: { zh: '传阅给他人', en: 'CC others' },
      lines: [
        {
          zh: '在表单上选择“传阅”，再选择人员、部门或角色。流程照常进行。',
          en: 'Choose “CC” on the form, then people, departments or roles. The workflow continues meanwhile.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const reading: Topic = {
  group: 'workflows',
  title: { zh: '待阅和传阅', en: 'Reading and circulating' },
  lead: {
    zh: '他人传阅给您的流程只需阅读，不需处理。',
    en: 'What others circulate to you is only for reading; nothing else is asked.',
  },
  parts: [
    {
      title: { zh: '阅读', en: 'To read' },
      lines: [
        { zh: '打开“未阅”中的一项，看完后选择“标为已阅”。', en: 'Open one of “Unread”, then choose “Mark as read”.' },
        {
          zh: '“全部标为已阅”按当前筛选条件处理，包括其他页，且不能恢复。',
          en: '“Mark all as read” takes all that the conditions keep, on other pages too, and cannot be undone.',
        },
      ],
    },
    {
      title: { zh: '传阅给他人', en: 'To circulate' },
      lines: [
        {
          zh: '在表单上选择“传阅”，再选择人员、部门或角色。流程照常进行。',
          en: 'Choose “Circulate” on the form, then people, departments or roles. The workflow goes on meanwhile.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const delegation: Topic = {
  group: 'workflows',
  title: { zh: '委托', en: 'Delegation' },
  lead: {
    zh: '外出或休假时，由同事处理您的待办。',
    en: 'While you are away, a colleague handles your work.',
  },
  parts: [
    {
      title: { zh: '新建', en: 'Delegate your work' },
      lines: [
        {
          zh: '选择“新建委托”，填写“被委托人”、开始和结束时间。',
          en: 'Choose “Delegate work”, then select the “Delegate” and the start and end.',
        },
        { zh: '委托全部流程，或选择“指定流程”。', en: 'Delegate all workflows or only “Chosen workflows”.' },
        {
          zh: '勾选“同时移交委托开始时的待办”，已收到的待办也会移交。',
          en: 'Select “Also hand over what waits for me when it begins” to include work that you have already received.',
        },
      ],
    },
    {
      title: { zh: '期间和之后', en: 'During and after a delegation' },
      lines: [
        {
          zh: '“代我处理的”列出他人代您处理的待办，未处理的可以“取回”。',
          en: '“Handled for me” lists what others are handling for you; “Take back” returns what they have not handled yet.',
        },
        {
          zh: '“立即结束”提前结束委托，新的待办重新由您处理。',
          en: '“End now” ends it early, and new work comes to you again.',
        },
        { zh: '流程日志会注明代谁处理。', en: 'The workflow log shows on whose behalf work was handled.' },
      ],
    },
  ],
};

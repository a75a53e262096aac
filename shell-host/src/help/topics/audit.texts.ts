import type { Topic } from '../topic.ts';

export const audit: Topic = {
  group: 'administration',
  title: { zh: '审计日志', en: 'Audit trail' },
  lead: { zh: '审计日志记录谁在何时何地做了什么。', en: 'The audit trail records who did what, when and from where.' },
  parts: [
    {
      title: { zh: '查询和导出', en: 'Searching and exporting' },
      lines: [
        {
          zh: '用“筛选”按时间、人员、操作和对象查找，点击一条查看“记录详情”。',
          en: 'Choose “Filter” for conditions on time, person, action and object; choose an event for “Event details”.',
        },
        {
          zh: '“更早的记录”向前翻页，“回到最新”返回。',
          en: '“Older events” goes back in time, “Back to the newest” returns to the latest.',
        },
        {
          zh: '“导出 CSV”保存查询结果。查询和导出本身也会被记录。',
          en: '“Export CSV” downloads the results. Searches and exports are recorded as well.',
        },
      ],
    },
  ],
};

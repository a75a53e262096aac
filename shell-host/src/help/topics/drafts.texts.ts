import type { Topic } from '../topic.ts';

export const drafts: Topic = {
  group: 'portal',
  title: { zh: '草稿', en: 'Drafts' },
  lead: {
    zh: '草稿保存尚未提交的内容，稍后可以继续。',
    en: 'A draft keeps what you have not submitted yet, so that you can continue later.',
  },
  parts: [
    {
      title: { zh: '保存', en: 'Save a draft' },
      lines: [
        {
          zh: '填写新表单时，内容会自动保存，也可以选择“存为草稿”。',
          en: 'A new form is saved automatically while you fill it in; “Save draft” saves it at once.',
        },
        {
          zh: '离线时内容暂存于此浏览器，恢复连接后会再次保存。',
          en: 'Without a connection it is kept in this browser and saved once you are online again.',
        },
        {
          zh: '再次打开时会恢复上次的内容；“另起一份”开始新的表单，“放弃草稿”删除它。',
          en: 'Opening the form again restores it; “Start another” begins a new one, “Discard draft” deletes it.',
        },
      ],
    },
    {
      title: { zh: '查找', en: 'Find a draft' },
      lines: [
        {
          zh: '头像菜单中的“我的草稿”列出全部草稿，可按名称搜索、按模型筛选。',
          en: '“My drafts” in your profile menu lists them all; search by name or choose a model.',
        },
        {
          zh: '勾选不再需要的草稿，选择“删除所选草稿”。',
          en: 'Select what you no longer need and choose “Delete selected”.',
        },
      ],
    },
  ],
};

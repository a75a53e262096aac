import type { Topic } from '../topic.ts';

export const formDesign: Topic = {
  group: 'administration',
  title: { zh: '设计表单', en: 'Designing forms' },
  lead: {
    zh: '表单把一个业务模型的数据项排成分组、列和页签。',
    en: 'A form arranges the fields of a business model into sections, columns and tabs.',
  },
  parts: [
    {
      title: { zh: '排列', en: 'Arranging' },
      lines: [
        {
          zh: '把“未放置的数据项”拖到表单上；也可以用方向键移动，用回车键拿起和放下。',
          en: 'Drag fields from “Not on the form”, or use the arrow keys and press Enter to pick up and drop.',
        },
        {
          zh: '“添加分组”和“添加页签”划分表单，选中后设置标题和列数。',
          en: '“Add section” and “Add tab” divide it; select one to set its title and its columns.',
        },
        {
          zh: '“移出表单”只从表单拿走数据项，不会删除数据。',
          en: '“Remove from the form” removes a field from the form, not from the records.',
        },
      ],
    },
    {
      title: { zh: '预览和发布', en: 'Preview and publishing' },
      lines: [
        {
          zh: '“预览”可以按角色、节点和屏幕大小查看；填写的内容不会保存。',
          en: '“Preview” shows it as a role, at an activity and on a screen of your choice; nothing filled in there is saved.',
        },
        {
          zh: '“发布”后，所有人打开的都是新的表单，已有数据不受影响。',
          en: 'After “Publish” everybody opens the new form; records stay as they are.',
        },
      ],
    },
    {
      title: { zh: '停用、下架和删除', en: 'Switching off, retiring, deleting' },
      lines: [
        {
          zh: '在“更多”中“停用”表单后，不能用它新增数据；已有的数据仍可查看和编辑，可以随时“启用”。',
          en: 'Once a form is switched off under “More”, no records can be added with it; existing ones can be read and edited, and it can be switched on again.',
        },
        {
          zh: '“下架”的表单也不再显示在列表中，选择“显示已下架”可以找到它。',
          en: 'A retired form is no longer listed either: choose “Show retired” to find it.',
        },
        {
          zh: '没有任何内容使用的表单可以删除；否则会列出哪些内容在使用它。',
          en: 'A form that nothing uses can be deleted; otherwise you see what uses it.',
        },
      ],
    },
  ],
};

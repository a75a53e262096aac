import type { Topic } from '../topic.ts';

export const starting: Topic = {
  group: 'workflows',
  title: { zh: '发起流程', en: 'Starting a workflow' },
  lead: { zh: '“发起流程”列出您可以发起的流程。', en: '“Start workflow” lists the workflows that you may start.' },
  parts: [
    {
      title: { zh: '发起', en: 'To start' },
      lines: [
        { zh: '选择流程，填写表单，然后“提交”。', en: 'Choose a workflow, fill in the form, then “Submit”.' },
        {
          zh: '用“搜索流程”按名称查找；“固定到常用流程”把它放在最前面。',
          en: '“Search workflows” finds them by name; “Pin to the common workflows” puts one first.',
        },
        {
          zh: '没有填完可以选择“存为草稿”，稍后从“我的草稿”继续。',
          en: 'Not finished? Choose “Save draft” and go on later from “My drafts”.',
        },
        {
          zh: '“再次发起”用以前的内容开始一条新流程。',
          en: '“Start again” begins a new one with the content of an earlier one.',
        },
      ],
    },
    {
      title: { zh: '找不到流程', en: 'It is not there' },
      lines: [
        {
          zh: '没有列出的流程，请联系管理员开通权限。',
          en: 'Ask an administrator for the permission to start what is not listed.',
        },
      ],
    },
  ],
};

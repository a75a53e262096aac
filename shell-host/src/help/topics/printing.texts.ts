import type { Topic } from '../topic.ts';

export const printing: Topic = {
  group: 'portal',
  title: { zh: '打印', en: 'Printing' },
  lead: { zh: '打印预览显示打印出来的每一页。', en: 'The print preview shows each page as it is printed.' },
  parts: [
    {
      title: { zh: '打印数据', en: 'Printing records' },
      lines: [
        {
          zh: '在表单中选择“打印”，或在列表中勾选数据后打印。',
          en: 'Choose “Print” in a form, or select records in a list and print them there.',
        },
        {
          zh: '“打印模板”中选择版式；没有模板时使用“通用版式”。',
          en: 'Choose the layout under “Print template”; without a template the “Plain layout” is used.',
        },
        { zh: '“缩放”只影响预览，不影响纸面大小。', en: '“Zoom” changes the preview, not the paper.' },
        {
          zh: '在预览中选择“打印”，打开浏览器的打印对话框，也可以在那里存为 PDF。',
          en: 'Choose “Print” in the preview to open the browser’s print dialog, where it can be kept as a PDF, too.',
        },
      ],
    },
  ],
};

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
          zh: '在预览中选择“打印”，打开浏览器的打印对话框。',
          en: 'Choose “Print” in the preview to open the browser’s print dialog.',
        },
        {
          zh: '选择“下载 PDF”，服务器会生成与预览相同的文件，完成后自动下载；离开预览后，可在“后台任务”中下载，保留 24 小时。',
          en: 'Choose “Download as PDF” to have the server write a file of the same pages, which is downloaded when it is done; if you leave the preview, find it in “Background jobs” for 24 hours.',
        },
      ],
    },
    {
      title: { zh: '打印二维码标签', en: 'Printing labels with QR codes' },
      lines: [
        {
          zh: '在列表中勾选数据，选择“二维码”，设置标签的尺寸、字号和文字，然后预览。',
          en: 'Select records in a list and choose “QR code”, set the size, font size and text of the labels, and preview them.',
        },
        {
          zh: '在预览的“标签纸”中选择所用的标签纸；纸上已用掉几张时，在“起始位置”中填写第一张空白标签的位置。',
          en: 'Choose your paper under “Label sheet” in the preview; on a sheet that is partly used, enter the first free label under “Start at”.',
        },
        {
          zh: '用手机扫描标签，登录后打开对应的数据；没有权限的人看不到内容。',
          en: 'Scan a label with a phone to open its record after signing in; people without the permission do not see it.',
        },
      ],
    },
  ],
};

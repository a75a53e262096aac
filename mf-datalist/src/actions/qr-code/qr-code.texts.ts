import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the dialog that prints labels with QR codes. */
export const qrCodeTexts = defineTexts('qrCode', {
  zh: {
    title: '打印二维码标签',
    scope: '将为 {{count, number}} 条数据各打印一张标签，扫码即可打开对应数据',
    first:
      '列表找到 {{found, number}} 条数据，一次最多打印 {{count, number}} 张标签：将按列表顺序打印前 {{count, number}} 条',
    width: '标签宽度（毫米）',
    height: '标签高度（毫米）',
    size: '宽度和高度都要大于 0',
    fontSize: '字号',
    points: '{{size, number}} 磅',
    fontHint: '按标签高度，最大可用 {{size, number}} 磅',
    text: '标签文字',
    textHint: '可选单行文本、日期和关联表单',
    recordName: '数据标题',
    noText: '不打印文字',
    ok: '预览 {{count, number}} 张标签',
  },
  en: {
    title: 'Print QR code labels',
    scope: {
      one: 'One label for {{count, number}} record; scanning its code opens the record',
      other: 'One label for each of {{count, number}} records; scanning a code opens its record',
    },
    first:
      'The list finds {{found, number}} records. At most {{count, number}} labels are printed at once: those of the first {{count, number}}, in the order of the list',
    width: 'Label width (mm)',
    height: 'Label height (mm)',
    size: 'Width and height must be more than 0',
    fontSize: 'Font size',
    points: '{{size, number}} pt',
    fontHint: 'At this height, up to {{size, number}} pt',
    text: 'Text on the label',
    textHint: 'Short texts, dates and related records can be chosen',
    recordName: 'Title of the record',
    noText: 'No text',
    ok: { one: 'Preview {{count, number}} label', other: 'Preview {{count, number}} labels' },
  },
});

import { defineTexts } from '../i18n/define-texts.ts';

/** The words that paper has beside those of templates and records. */
export const paperTexts = defineTexts('paper', {
  zh: {
    mark: { page: '第 {{page}} 页', total: '共 {{total}} 页' },
    total: { page: '本页小计', carried: '承前页', end: '合计', group: '小计' },
    group: '{{name}}：{{value}}',
    signed: '{{name}}　{{time}}',
    picture: '图片',
    signature: '{{name}} 的签名',
    log: {
      title: '审批记录',
      activity: '节点',
      handler: '处理人',
      onBehalfOf: '{{handler}}（代 {{name}}）',
      result: '处理结果',
      comment: '意见',
      received: '接收时间',
      finished: '处理时间',
      usedTime: '用时',
      signature: '签名',
    },
  },
  en: {
    mark: { page: 'Page {{page}}', total: 'of {{total}}' },
    total: { page: 'Page total', carried: 'Carried forward', end: 'Total', group: 'Subtotal' },
    group: '{{name}}: {{value}}',
    signed: '{{name}}, {{time}}',
    picture: 'Picture',
    signature: 'Signature of {{name}}',
    log: {
      title: 'Approval log',
      activity: 'Activity',
      handler: 'Handled by',
      onBehalfOf: '{{handler}} (for {{name}})',
      result: 'Result',
      comment: 'Opinion',
      received: 'Received',
      finished: 'Handled',
      usedTime: 'Time used',
      signature: 'Signature',
    },
  },
});

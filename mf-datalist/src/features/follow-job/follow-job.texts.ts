import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of operations on everything that a list finds: how far they are, and how they ended. */
export const followJobTexts = defineTexts('followJob', {
  zh: {
    title: { delete: '批量删除', batchUpdate: '批量修改', changeOwner: '批量修改拥有者' },
    line: '{{title}}：{{summary}}',
    progress: '已处理 {{handled}} / {{total}} 条',
    background: '可以关闭此窗口，操作会继续进行。',
    stop: '停止',
    stopped: '已停止，已完成 {{done}} 条',
    done: {
      delete: '已删除 {{done}} 条',
      batchUpdate: '已修改 {{done}} 条',
      changeOwner: '已修改 {{done}} 条数据的拥有者',
    },
    partly: {
      delete: '已删除 {{done}} 条，{{left}} 条未删除',
      batchUpdate: '已修改 {{done}} 条，{{left}} 条未修改',
      changeOwner: '已修改 {{done}} 条数据的拥有者，{{left}} 条未修改',
    },
    refused: '{{count, number}} 条未处理：{{reason}}',
    first: '如：{{names}}',
    separator: '、',
    rest: '{{count, number}} 条未处理',
    failed: '操作中断：{{reason}}',
    show: '查看',
    undo: '撤销',
    close: '关闭',
    dismiss: '不再显示',
  },
  en: {
    title: {
      delete: 'Delete all found',
      batchUpdate: 'Update all found',
      changeOwner: 'Change the owner of all found',
    },
    line: '{{title}}: {{summary}}',
    progress: '{{handled}} of {{total}} done',
    background: 'You can close this window; the operation continues.',
    stop: 'Stop',
    stopped: 'Stopped after {{done}}',
    done: {
      delete: '{{done}} deleted',
      batchUpdate: '{{done}} updated',
      changeOwner: '{{done}} changed',
    },
    partly: {
      delete: '{{done}} deleted, {{left}} not',
      batchUpdate: '{{done}} updated, {{left}} not',
      changeOwner: '{{done}} changed, {{left}} not',
    },
    refused: {
      one: '{{count, number}} record stays as it is: {{reason}}',
      other: '{{count, number}} records stay as they are: {{reason}}',
    },
    first: 'such as {{names}}',
    separator: ', ',
    rest: {
      one: '{{count, number}} record was not handled',
      other: '{{count, number}} records were not handled',
    },
    failed: 'The operation was interrupted: {{reason}}',
    show: 'Show',
    undo: 'Undo',
    close: 'Close',
    dismiss: 'Dismiss',
  },
});

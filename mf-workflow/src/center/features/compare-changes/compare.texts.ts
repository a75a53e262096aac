import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the comparison of a change. */
export const compareTexts = defineTexts('compare', {
  zh: {
    titleOf: '操作日志对比：{{name}}',
    title: '操作日志对比',
    openForm: '打开表单',
    before: '修改前',
    after: '修改后',
    item: '数据项',
    what: '操作',
    who: '操作人',
    when: '操作时间',
    none: '没有可显示的修改',
    noneHint: '这次操作没有修改您可以查看的数据项。',
    rows: { added: '新增行', removed: '删除行', changed: '修改行', same: '仅调整了行的顺序' },
    row: '第 {{number}} 行',
    changes: '修改内容',
  },
  en: {
    titleOf: 'Comparison: {{name}}',
    title: 'Operation log comparison',
    openForm: 'Open form',
    before: 'Before',
    after: 'After',
    item: 'Field',
    what: 'What',
    who: 'Who',
    when: 'When',
    none: 'No changes to show',
    noneHint: 'Nothing that you may see was changed.',
    rows: {
      added: 'Row added',
      removed: 'Row removed',
      changed: 'Row changed',
      same: 'Only the order of rows changed',
    },
    row: 'Row {{number}}',
    changes: 'What changed',
  },
});

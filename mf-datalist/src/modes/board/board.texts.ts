import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of boards. */
export const boardTexts = defineTexts('board', {
  zh: {
    label: '{{name}}看板',
    column: '{{title}}，{{count, number}} 条',
    none: '未填写',
    emptyCell: '暂无数据',
    move: '移动“{{name}}”',
    moveTo: '移至',
    moved: '已移至“{{title}}”',
    saving: '正在保存',
    notMovable: '您没有权限修改此数据',
    cut: '只显示前 {{count, number}} 列，请用筛选条件缩小范围',
    shownColumn: '显示的列',
    fold: '收起“{{title}}”',
    unfold: '展开“{{title}}”',
  },
  en: {
    label: 'Board of {{name}}',
    column: '{{title}}, {{count, number}} records',
    none: 'Not set',
    emptyCell: 'No records',
    move: 'Move “{{name}}”',
    moveTo: 'Move to',
    moved: 'Moved to “{{title}}”',
    saving: 'Saving',
    notMovable: 'You may not change this record',
    cut: 'Only the first {{count, number}} columns are shown: filter to see fewer',
    shownColumn: 'Column shown',
    fold: 'Collapse “{{title}}”',
    unfold: 'Expand “{{title}}”',
  },
});

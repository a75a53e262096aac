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
    cut: '只显示前 {{count, number}} 列，请用筛选条件缩小范围',
    shownColumn: '显示的列',
    fields: '列与泳道',
    columnsBy: '分列方式',
    lanesBy: '泳道',
    noLanes: '不分泳道',
  },
  en: {
    label: 'Board of {{name}}',
    column: '{{title}}, {{count, number}} records',
    none: 'Not set',
    emptyCell: 'No records',
    move: 'Move “{{name}}”',
    moveTo: 'Move to',
    moved: 'Moved to “{{title}}”',
    cut: 'Only the first {{count, number}} columns are shown: filter to see fewer',
    shownColumn: 'Column shown',
    fields: 'Columns and lanes',
    columnsBy: 'Columns by',
    lanesBy: 'Lanes by',
    noLanes: 'No lanes',
  },
});

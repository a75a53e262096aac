import { defineTexts } from '../../i18n/index.ts';

/** The words of the column setting dialog; apart from those of every page, which are loaded first. */
export const columnsTexts = defineTexts('columns', {
  zh: {
    title: '列设置',
    search: '搜索列名',
    all: '全选',
    shown: '已显示 {{shown}} / {{total}} 列',
    restore: '恢复默认',
    moveUp: '上移“{{column}}”',
    moveDown: '下移“{{column}}”',
    moved: '“{{column}}”已移到第 {{position}} 位',
    keepOne: '至少显示一列',
    nothing: '没有匹配的列',
  },
  en: {
    title: 'Column settings',
    search: 'Search columns',
    all: 'Select all',
    shown: '{{shown}} of {{total}} columns shown',
    restore: 'Restore default',
    moveUp: 'Move {{column}} up',
    moveDown: 'Move {{column}} down',
    moved: '{{column}} moved to position {{position}}',
    keepOne: 'Show at least one column',
    nothing: 'No column matches',
  },
});

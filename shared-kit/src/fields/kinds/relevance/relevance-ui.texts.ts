import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the fields that pick records. */
export const relevanceUiTexts = defineTexts('relevanceFieldUi', {
  zh: {
    search: '搜索数据标题',
    pickShort: '从列表中选择',
    pick: '从列表中选择：{{label}}',
    title: '选择{{label}}',
    searchList: '搜索{{name}}',
    list: '可选择的{{name}}',
    pages: '分页',
    none: '没有可选择的数据',
    noneHint: '您能查看的数据中没有符合条件的',
    chosen: '已选择',
    noneChosen: '勾选的数据会显示在这里',
    clear: '全部取消',
    backfillFailed: '相关内容没有带入表单',
    keys: '单击一行即可选择；键盘：方向键移动，回车选择，Esc 关闭',
    keysMulti: '单击一行选择或取消；键盘：方向键移动，空格勾选，Esc 关闭',
  },
  en: {
    search: 'Search by title',
    pickShort: 'Pick from the list',
    pick: 'Pick from the list: {{label}}',
    title: 'Pick: {{label}}',
    searchList: 'Search {{name}}',
    list: 'Records to pick: {{name}}',
    pages: 'Pages',
    none: 'Nothing to pick',
    noneHint: 'None of the records that you may see fits here',
    chosen: 'Picked',
    noneChosen: 'What you tick appears here',
    clear: 'Clear all',
    backfillFailed: 'Its values were not taken over',
    keys: 'A click picks a row. By keyboard: arrows move, Enter picks, Esc closes',
    keysMulti: 'A click picks a row or takes it back. By keyboard: arrows move, Space ticks, Esc closes',
  },
});

import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the editor and reader of rows. */
export const subTableUiTexts = defineTexts('subTableField', {
  zh: {
    addRow: '新增一行',
    deleteRow: '删除第 {{row}} 行',
    ordinal: '序号',
    rowOperations: '操作',
    noRows: '还没有数据',
    rows: '明细',
  },
  en: {
    addRow: 'Add a row',
    deleteRow: 'Delete row {{row}}',
    ordinal: 'No.',
    rowOperations: 'Operations',
    noRows: 'No rows yet',
    rows: 'Rows',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of editing cells. */
export const editCellsTexts = defineTexts('editCells', {
  zh: {
    refused: '{{count}} 个单元格未保存',
    goTo: '定位',
    block: '已选 {{count}} 个单元格',
    giveUp: '放弃修改',
    ofField: '{{record}} · {{field}}：{{reason}}',
    paste: '粘贴',
    fillDown: '向下填充',
    empty: '清空单元格',
    locked: { columns: '所选列不能在列表中编辑', records: '您没有编辑所选数据的权限' },
    pasteByKeys: '浏览器不允许读取剪贴板，请按 Ctrl+V 粘贴',
  },
  en: {
    refused: { one: '{{count}} cell is not saved', other: '{{count}} cells are not saved' },
    goTo: 'Go to cell',
    block: { one: '{{count}} cell selected', other: '{{count}} cells selected' },
    giveUp: 'Discard',
    ofField: '{{record}} · {{field}}: {{reason}}',
    paste: 'Paste',
    fillDown: 'Fill down',
    empty: 'Empty cells',
    locked: {
      columns: 'The selected columns cannot be edited in the list',
      records: 'You may not edit the selected records',
    },
    pasteByKeys: 'The browser does not allow reading the clipboard: press Ctrl+V to paste',
  },
});

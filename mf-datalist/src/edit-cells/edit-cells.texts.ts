import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of editing cells. */
export const editCellsTexts = defineTexts('editCells', {
  zh: {
    refused: '{{count}} 个单元格未保存',
    goTo: '定位',
    block: '已选 {{count}} 个单元格',
    giveUp: '放弃修改',
    ofField: '{{record}} · {{field}}：{{reason}}',
  },
  en: {
    refused: { one: '{{count}} cell is not saved', other: '{{count}} cells are not saved' },
    goTo: 'Go to cell',
    block: { one: '{{count}} cell selected', other: '{{count}} cells selected' },
    giveUp: 'Discard',
    ofField: '{{record}} · {{field}}: {{reason}}',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of editing cells. */
export const editCellsTexts = defineTexts('editCells', {
  zh: {
    refused: '{{count}} 个单元格未保存',
    goTo: '定位',
    giveUp: '放弃修改',
    ofField: '{{record}} · {{field}}：{{reason}}',
  },
  en: {
    refused: { one: '{{count}} cell is not saved', other: '{{count}} cells are not saved' },
    goTo: 'Go to cell',
    giveUp: 'Discard',
    ofField: '{{record}} · {{field}}: {{reason}}',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the dialog that joins what two people changed. */
export const conflictTexts = defineTexts('conflict', {
  zh: {
    title: '{{name}} 同时修改了此单据',
    hint: '以下 {{count}} 项双方都作了修改，请逐项选择要保存的内容。',
    allMine: '全部用我的',
    allTheirs: '全部用对方的',
    mine: '我的',
    theirs: '{{name}} 的',
    base: '原来的内容',
    row: '{{name}} 第 {{number}} 行',
    rowGone: '已删除此行',
    rowNew: '无此行',
    merged: '只有对方修改的内容会自动保留：{{items}}',
    save: '按所选内容保存',
    back: '返回表单',
    missing: '还有 {{count}} 项未选择',
  },
  en: {
    title: '{{name}} has also changed this record',
    hint: {
      one: 'Both of you changed {{count}} item. Choose what is saved.',
      other: 'Both of you changed {{count}} items. Choose what is saved of each.',
    },
    allMine: 'All mine',
    allTheirs: 'All theirs',
    mine: 'Mine',
    theirs: 'By {{name}}',
    base: 'Before',
    row: '{{name}}, row {{number}}',
    rowGone: 'Row removed',
    rowNew: 'No such row',
    merged: 'Items that only they changed keep their value: {{items}}',
    save: 'Save the chosen values',
    back: 'Back to the form',
    missing: { one: '{{count}} item is not chosen yet', other: '{{count}} items are not chosen yet' },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of undoing edits of records and doing them again. */
export const editHistoryTexts = defineTexts('editHistory', {
  zh: {
    undo: '撤销',
    redo: '重做',
    name: '“{{name}}”',
    separator: '、',
    andMore: '{{names}}等 {{count, number}} 条数据',
    undone: '已撤销对{{names}}的修改',
    redone: '已重做对{{names}}的修改',
    changed: '{{names}}之后又被修改，保持不变',
    partly: '{{names}}已恢复；{{others}}之后又被修改，保持不变',
  },
  en: {
    undo: 'Undo',
    redo: 'Redo',
    name: '“{{name}}”',
    separator: ', ',
    andMore: {
      one: '{{names}} and others ({{count, number}})',
      other: '{{names}} and others ({{count, number}} in all)',
    },
    undone: 'Undid the change to {{names}}',
    redone: 'Redid the change to {{names}}',
    changed: '{{names}} changed since and stays as it is',
    partly: '{{names}} restored; {{others}} changed since and stays as it is',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of undoing what was done to many records. They come with the first operation. */
export const undoTexts = defineTexts('listUndo', {
  zh: {
    undo: '撤销',
    undone: '已撤销，{{count, number}} 条数据恢复原样',
    partly: '已撤销 {{done, number}} 条，{{left, number}} 条保持不变：{{reasons}}',
    changedSince: '{{count, number}} 条之后又被修改或删除',
    refused: '{{count, number}} 条{{reason}}',
    separator: '；',
  },
  en: {
    undo: 'Undo',
    undone: {
      one: 'Undone: {{count, number}} record is as it was before',
      other: 'Undone: {{count, number}} records are as they were before',
    },
    partly: '{{done, number}} undone, {{left, number}} not: {{reasons}}',
    changedSince: {
      one: '{{count, number}} was changed or deleted since',
      other: '{{count, number}} were changed or deleted since',
    },
    refused: '{{count, number}}: {{reason}}',
    separator: '; ',
  },
});

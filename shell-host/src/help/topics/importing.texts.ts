import type { Topic } from '../topic.ts';

export const importing: Topic = {
  group: 'portal',
  title: { zh: '列表：导入', en: 'Lists: importing' },
  lead: {
    zh: '把 Excel 或 CSV 文件中的数据导入列表，有错误的行可以在页面中直接修改。',
    en: 'Rows of an Excel or CSV file become records of a list, and rows with errors are corrected on the spot.',
  },
  parts: [
    {
      title: { zh: '准备和上传文件', en: 'Preparing and uploading a file' },
      lines: [
        {
          zh: '选择列表上方的导入按钮，先下载导入模板：表头的批注说明每一列的格式并给出示例。',
          en: 'Choose the import button above the list and download the template: the comments of its heads explain each column and give an example.',
        },
        {
          zh: '列名与数据项不一致时，可以为每一列选择对应的数据项，下次会记住您的选择。',
          en: 'Where heads and fields have different names, choose the field of each column; the choice is remembered.',
        },
        {
          zh: '勾选“覆盖已有数据”并选择查重字段，该字段值相同的数据会被更新，其余的会新增。',
          en: 'With “Overwrite existing records” and a key field, records with the same value in it are updated and all others are added.',
        },
        {
          zh: '“先检查，不写入数据”会先告诉您将新增、更新多少条以及哪些行有错误，确认后才写入。',
          en: '“Check first, without writing” tells how many records would be added and updated and which rows have errors; nothing is written before you confirm.',
        },
      ],
    },
    {
      title: { zh: '修改失败的数据', en: 'Correcting rows that failed' },
      lines: [
        {
          zh: '没有错误的行会直接导入。选择“修改数据”可以逐个修改其余的行：按 F8 跳到下一个错误，从电子表格复制的单元格可以直接粘贴。',
          en: 'Rows without errors are imported at once. With “Correct the rows” you mend the others cell by cell: F8 goes to the next error, and cells copied from a spreadsheet can be pasted.',
        },
        {
          zh: '“应用到所有”一次修改全部相同的内容；勾选“下次自动使用此修改”，以后的导入会沿用。',
          en: '“Apply to all” corrects all cells with the same content; tick “Use this correction next time” and later imports do the same.',
        },
        {
          zh: '也可以下载错误文件，在电子表格中修改后重新导入。',
          en: 'Or download the error file, correct it in a spreadsheet and import it again.',
        },
      ],
    },
    {
      title: { zh: '进度和记录', en: 'Progress and history' },
      lines: [
        {
          zh: '导入在后台进行，可以缩小或关闭窗口；开始写入之前可以取消。“导入记录”中有以往的文件和结果。',
          en: 'An import runs in the background: you can shrink or close the window, and cancel it until it begins to write. The import history has the files and results of before.',
        },
        {
          zh: '导入完成后 7 天内可以“撤销导入”一次：新增的数据会被删除，更新过的数据恢复为导入前的值，导入后又有改动的数据保持不变。',
          en: 'Within 7 days after it finished, an import can be undone once: records that it added are deleted, updated ones get their former values back, and those that were changed since stay as they are.',
        },
        {
          zh: '关联了流程的列表不支持导入，因为这些数据从发起流程开始。',
          en: 'Lists whose records begin a workflow cannot be imported into.',
        },
      ],
    },
  ],
};

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the choice of fields that the columns of a file fill. */
export const columnsTexts = defineTexts('importColumns', {
  zh: {
    reading: '正在读取文件的列',
    nothing: '请至少为一列选择数据项',
    all: '文件的 {{count, number}} 列都已对应到数据项',
    some: '{{total, number}} 列中有 {{count, number}} 列没有对应的数据项，不会导入',
    required: '缺少必填数据项：{{names}}',
    show: '调整对应关系',
    hide: '收起',
    label: '文件的列与数据项的对应关系',
    column: '文件中的列',
    samples: '示例：{{samples}}',
    none: '不导入',
    field: '“{{column}}”对应的数据项',
    lastTime: '上次的选择',
    grouped: '{{group}} · {{name}}',
    separator: '、',
  },
  en: {
    reading: 'The columns of the file are being read',
    nothing: 'Choose a field for one column at least',
    all: {
      one: 'The column of the file fills a field',
      other: 'All {{count, number}} columns of the file fill a field',
    },
    some: {
      one: '{{count, number}} of {{total, number}} columns fills no field and is left out',
      other: '{{count, number}} of {{total, number}} columns fill no field and are left out',
    },
    required: 'Required fields without a column: {{names}}',
    show: 'Adjust',
    hide: 'Hide',
    label: 'Fields that the columns of the file fill',
    column: 'Column in the file',
    samples: 'For example: {{samples}}',
    none: 'Leave out',
    field: 'Field for “{{column}}”',
    lastTime: 'As last time',
    grouped: '{{group}} · {{name}}',
    separator: ', ',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of what is wrong with rows of imported files. */
export const importsTexts = defineTexts('imports', {
  zh: {
    repeat: '“{{text}}”对应多个，请写工号、编号或完整路径',
    noExit: '“{{text}}”不存在',
    forbidden: '“{{text}}”已停用',
    singleSelect: '“{{text}}”：此项只能选一个',
    errorCell: '单元格的值是错误 {{error}}',
    keyTwice: '文件中前面已有一行的值与此相同',
    keyOfSeveral: '有多条数据的值与此相同，无法确定要覆盖哪一条',
    keyUnknown: '没有单据号为“{{text}}”的数据',
    leftOut: '您没有填写该数据项的权限，新增的数据未填写此列',
    templateName: '{{title}}导入模板.xlsx',
    errorsName: '{{title}}错误信息{{time}}.xlsx',
    problems: '错误信息',
    note: { required: '必填', example: '示例：{{example}}', choose: '请从列表中选择' },
    kinds: {
      REPEAT: '重复',
      NOEXIT: '不存在',
      EMPTY: '为空',
      FORBIDDEN: '已停用',
      SINGLE_SELECT: '只能选一个',
    },
  },
  en: {
    repeat: '“{{text}}” is ambiguous: write the employee number, the number or the whole path',
    noExit: '“{{text}}” does not exist',
    forbidden: '“{{text}}” is disabled',
    singleSelect: '“{{text}}”: only one can be chosen here',
    errorCell: 'The cell has the error {{error}}',
    keyTwice: 'An earlier row of the file has the same value',
    keyOfSeveral: 'Several records have this value, so that it is not clear which to overwrite',
    keyUnknown: 'No record has the number “{{text}}”',
    leftOut: 'You may not fill in this field; new records were made without it',
    templateName: '{{title}} import template.xlsx',
    errorsName: '{{title}} errors {{time}}.xlsx',
    problems: 'Problems',
    note: { required: 'Required', example: 'Example: {{example}}', choose: 'Choose one from the list' },
    kinds: {
      REPEAT: 'Duplicate',
      NOEXIT: 'Does not exist',
      EMPTY: 'Empty',
      FORBIDDEN: 'Disabled',
      SINGLE_SELECT: 'Only one can be chosen',
    },
  },
});

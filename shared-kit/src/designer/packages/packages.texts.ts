import { defineTexts } from '../../i18n/define-texts.ts';

/** Texts of the export and the import of application packages. */
export const packageTexts = defineTexts('designPackages', {
  zh: {
    export: '导出所属应用包',
    import: '导入应用包',
    importTitle: '导入应用包“{{name}}”',
    confirm: '导入',
    cancel: '取消',
    nothing: '应用“{{appCode}}”已与此应用包一致，无需导入。',
    summary: '应用“{{appCode}}”，版本 {{version}}，共 {{count}} 项变更：',
    actions: { create: '新增', change: '更改', remove: '移除', warn: '注意' },
    losses: '以下数据项中的值将被删除，且无法恢复：',
    loss: '{{item}}：{{rows}} 条数据',
    allowLosses: '我已了解，允许删除这些值',
    imported: '已导入应用“{{appCode}}”，版本 {{version}}',
    tooLarge: '应用包不能超过 10 MB',
  },
  en: {
    export: 'Export its application package',
    import: 'Import a package',
    importTitle: 'Import the package “{{name}}”',
    confirm: 'Import',
    cancel: 'Cancel',
    nothing: 'The application “{{appCode}}” is like this package already: there is nothing to import.',
    summary: 'Application “{{appCode}}”, version {{version}}, changes: {{count}}',
    actions: { create: 'Add', change: 'Change', remove: 'Remove', warn: 'Note' },
    losses: 'The values of these fields are deleted and cannot be brought back:',
    loss: '{{item}}: {{rows}} records',
    allowLosses: 'I know, and allow these values to be deleted',
    imported: 'Imported the application “{{appCode}}”, version {{version}}',
    tooLarge: 'A package must not be larger than 10 MB',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of what is asked before everything that a list finds is changed. */
export const allFoundTexts = defineTexts('allFound', {
  zh: {
    delete: '将删除列表找到的全部数据，包括其他页的。没有删除权限或被引用的数据会保留，完成后会逐项说明。',
    recounted: '数量有变化',
    goOn: '继续处理 {{count, number}} 条',
    cancel: '取消',
    scope: '将修改列表找到的全部 {{count, number}} 条数据，包括其他页的',
    later: '没有权限、属于流程或正被他人修改的数据不会改动，完成后会逐项说明',
    begin: '修改 {{count, number}} 条数据',
  },
  en: {
    delete:
      'All records in the list are deleted, on all pages. Records that you may not delete or that are referenced by others stay; you will see which when it is done.',
    recounted: 'The number has changed',
    goOn: { one: 'Continue with {{count, number}} record', other: 'Continue with {{count, number}} records' },
    cancel: 'Cancel',
    scope: {
      one: 'The one record found will change',
      other: 'All {{count, number}} records found will change, on all pages',
    },
    later:
      'Records that you may not change, that belong to a workflow or that others are changing stay as they are; you will see which when it is done',
    begin: { one: 'Update {{count, number}} record', other: 'Update {{count, number}} records' },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the dialog that hands records to somebody else. */
export const changeOwnerTexts = defineTexts('changeOwner', {
  zh: {
    title: '修改拥有者',
    scope: '将修改 {{count, number}} 条数据的拥有者',
    refused: '已选 {{total, number}} 条，其中 {{count, number}} 条没有权限，不会被修改',
    undoable: '{{days, number}} 天内可以撤销，之后又被修改的数据除外；已发给新拥有者的消息不会收回。',
    allRefused: '所选数据均没有修改拥有者的权限',
    owner: '拥有者',
    department: '拥有者部门',
    noDepartment: '该人员没有部门',
    chooseOwnerFirst: '请先选择拥有者',
    main: '{{name}}（主部门）',
    remark: '备注',
    remarkHint: '备注会写入表单留痕',
    ok: '修改 {{count, number}} 条数据',
    ownerMissing: '请选择拥有者',
    done: '修改成功',
    partly: '已修改 {{done, number}} 条，{{failed, number}} 条没有权限未修改',
    none: '没有权限，所选数据未修改',
  },
  en: {
    title: 'Change owner',
    scope: {
      one: 'The owner of {{count, number}} record will change',
      other: 'The owner of {{count, number}} records will change',
    },
    refused: 'You may not change {{count, number}} of the {{total, number}} selected records: they stay as they are',
    undoable:
      'You can undo this within {{days, number}} days, except for records that are changed later; the message to the new owner is not taken back.',
    allRefused: 'You have no permission to change the owner of any of these records',
    owner: 'Owner',
    department: "Owner's department",
    noDepartment: 'This person has no department',
    chooseOwnerFirst: 'Choose an owner first',
    main: '{{name}} (main)',
    remark: 'Remark',
    remarkHint: 'The remark is kept in the form trace',
    ok: { one: 'Change {{count, number}} record', other: 'Change {{count, number}} records' },
    ownerMissing: 'Choose an owner',
    done: 'Owner changed',
    partly: '{{done, number}} changed, {{failed, number}} not: you have no permission for them',
    none: 'Nothing was changed: you have no permission for these records',
  },
});

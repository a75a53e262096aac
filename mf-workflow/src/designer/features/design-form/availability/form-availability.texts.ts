import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts about a form that is switched off, retired or deleted. */
export const formAvailabilityTexts = defineTexts('formAvailability', {
  zh: {
    delete: '删除表单',
    offHint: '停用期间不能用此表单新增数据，也不能通过外部链接填写。可以随时启用。',
    retireHint: '下架后不能再用此表单新增数据，也不再显示在列表中。可以重新启用。',
    stays: '已有的数据仍可查看和编辑，正在运行的流程不受影响。',
    otherForm: '“{{model}}”列表的“新增”会打开表单“{{name}}”。',
    noForm: '“{{model}}”不再有可以新增数据的表单，点击“新增”时会提示原因。',
    deleteHint: '草稿和所有已发布的版本都会删除，无法恢复。没有任何内容在使用此表单。',
    inUse: '此表单仍在使用：{{uses}}。',
    between: '；',
    isOff: '此表单已停用，不能新增数据。',
    isRetired: '此表单已下架，不能新增数据，也不显示在列表中。',
  },
  en: {
    delete: 'Delete the form',
    offHint:
      'In the meantime nobody can add records with it or answer through its links. It can be switched on again at any time.',
    retireHint: 'No records can be added with it, and lists no longer show it. It can be switched on again.',
    stays: 'Existing records can be read and edited as before, and running workflows continue.',
    otherForm: '“Add” in the list “{{model}}” opens the form “{{name}}”.',
    noForm: 'No other form of “{{model}}” takes new records: “Add” will say so.',
    deleteHint: 'Its draft and all its versions are deleted permanently. Nothing uses it.',
    inUse: 'It is in use: {{uses}}.',
    between: '; ',
    isOff: 'This form is switched off: nobody can add records with it.',
    isRetired: 'This form is retired: nobody can add records with it, and lists do not show it.',
  },
});

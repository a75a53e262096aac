import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of options that an import adds to fields. */
export const optionsTexts = defineTexts('importOptions', {
  zh: {
    add: '新增没有的选项',
    explain: '适用于：{{names}}。不勾选时，含有未知选项的行不会导入',
    separator: '、',
    added: '新增的选项',
    planned: '将新增的选项',
    field: '{{field}}（{{count, number}} 个）：{{options}}',
  },
  en: {
    add: 'Add options that are missing',
    explain: 'Applies to {{names}}; otherwise rows with unknown options fail',
    separator: ', ',
    added: 'Options added',
    planned: 'Options that would be added',
    field: '{{field}} ({{count, number}}): {{options}}',
  },
});

import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the select of people and departments. */
export const unitSelectTexts = defineTexts('unitSelect', {
  zh: {
    search: { people: '搜索人员', departments: '搜索部门', both: '搜索人员或部门' },
    press: { people: '选择人员', departments: '选择部门', both: '选择人员或部门' },
    open: '从组织架构中选择{{label}}',
  },
  en: {
    search: { people: 'Search people', departments: 'Search departments', both: 'Search people or departments' },
    press: { people: 'Choose people', departments: 'Choose departments', both: 'Choose people or departments' },
    open: 'Choose {{label}} from the organisation',
  },
});

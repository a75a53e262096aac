import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the select of departments. */
export const departmentSingleTexts = defineTexts('departmentSingleField', {
  zh: {
    chooseDepartment: '选择部门',
  },
  en: {
    chooseDepartment: 'Choose a department',
  },
});

import { defineTexts } from '../../../i18n/define-texts.ts';

export const departmentSingleTexts = defineTexts('departmentSingleField', {
  zh: {
    chooseDepartment: '选择部门',
  },
  en: {
    chooseDepartment: 'Choose a department',
  },
});

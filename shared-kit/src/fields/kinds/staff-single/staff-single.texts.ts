import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the select of people. */
export const staffSingleTexts = defineTexts('staffSingleField', {
  zh: {
    searchPeople: '搜索人员姓名',
  },
  en: {
    searchPeople: 'Search people by name',
  },
});

import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the fields that pick records. */
export const relevanceUiTexts = defineTexts('relevanceFieldUi', {
  zh: {
    search: '搜索数据标题',
  },
  en: {
    search: 'Search by title',
  },
});

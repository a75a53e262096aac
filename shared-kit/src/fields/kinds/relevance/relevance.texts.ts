import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of a record that another one refers to. */
export const relevanceTexts = defineTexts('relevanceField', {
  zh: {
    removed: '已删除的数据',
  },
  en: {
    removed: 'Deleted record',
  },
});

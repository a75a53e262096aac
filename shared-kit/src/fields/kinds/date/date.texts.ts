import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the filter by dates. */
export const dateTexts = defineTexts('dateField', {
  zh: {
    first: '开始',
    last: '结束',
  },
  en: {
    first: 'From',
    last: 'To',
  },
});

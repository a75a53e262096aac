import { defineTexts } from '@portico/shared-kit/i18n';

/** The common phrases of people who keep none of their own. */
export const opinionTexts = defineTexts('opinions', {
  zh: {
    phrases: { agree: '同意', disagree: '不同意', complete: '材料齐全，同意办理', missing: '请补充材料后重新提交' },
  },
  en: {
    phrases: {
      agree: 'Agreed',
      disagree: 'Not agreed',
      complete: 'Everything is there, agreed',
      missing: 'Please add what is missing and submit it again',
    },
  },
});

import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the filter by numbers. */
export const numberTexts = defineTexts('numberField', {
  zh: {
    from: '{{label}} 起',
    to: '{{label}} 止',
    min: '最小值',
    max: '最大值',
  },
  en: {
    from: '{{label}} from',
    to: '{{label}} to',
    min: 'Minimum',
    max: 'Maximum',
  },
});

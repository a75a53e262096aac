import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the filter by numbers. */
export const numberTexts = defineTexts('numberField', {
  zh: {
    from: '{{label}}：最小值',
    to: '{{label}}：最大值',
    min: '最小值',
    max: '最大值',
  },
  en: {
    from: '{{label}}: minimum',
    to: '{{label}}: maximum',
    min: 'Min',
    max: 'Max',
  },
});

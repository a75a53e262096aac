import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of options that come from records. */
export const sourcedTexts = defineTexts('sourcedOptions', {
  zh: {
    none: '暂无可选项',
    refused: '您没有查看这些选项所在数据的权限',
  },
  en: {
    none: 'There is nothing to choose from yet',
    refused: 'You may not see the records that these options come from',
  },
});

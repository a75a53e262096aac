import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the text list. */
export const textListTexts = defineTexts('textListWidget', {
  zh: { name: '文本列表' },
  en: { name: 'Text list' },
});

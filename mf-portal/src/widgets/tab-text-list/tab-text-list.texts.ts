import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of text lists behind tabs. */
export const tabTextListTexts = defineTexts('tabTextListWidget', {
  zh: { name: '选项卡列表', empty: '还没有选项卡' },
  en: { name: 'Lists behind tabs', empty: 'No tabs yet' },
});

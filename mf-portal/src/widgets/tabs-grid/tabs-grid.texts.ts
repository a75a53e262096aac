import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of tabs. */
export const tabsGridTexts = defineTexts('tabsGridWidget', {
  zh: { name: '选项卡', empty: '还没有选项卡' },
  en: { name: 'Tabs', empty: 'No tabs yet' },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the panel of a tab. */
export const tabsPanelGridTexts = defineTexts('tabsPanelGridWidget', {
  zh: { name: '选项卡面板' },
  en: { name: 'Tab panel' },
});

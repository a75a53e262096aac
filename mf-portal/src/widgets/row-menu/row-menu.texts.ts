import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the row of links. */
export const rowMenuTexts = defineTexts('rowMenuWidget', {
  zh: { name: '快捷导航', empty: '还没有导航项' },
  en: { name: 'Quick links', empty: 'No links yet' },
});

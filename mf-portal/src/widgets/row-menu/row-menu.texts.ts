import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the row of links. */
export const rowMenuTexts = defineTexts('rowMenuWidget', {
  zh: { name: '横向导航' },
  en: { name: 'Links in a row' },
});

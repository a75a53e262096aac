import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the column of links. */
export const colMenuTexts = defineTexts('colMenuWidget', {
  zh: { name: '纵向导航' },
  en: { name: 'Links in a column' },
});

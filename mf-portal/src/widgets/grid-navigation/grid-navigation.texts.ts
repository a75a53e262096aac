import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the grid of links. */
export const gridNavigationTexts = defineTexts('gridNavigationWidget', {
  zh: { name: '宫格导航' },
  en: { name: 'Links in a grid' },
});

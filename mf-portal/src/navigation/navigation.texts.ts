import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of every widget that is a set of links. */
export const navigationTexts = defineTexts('portalNavigation', {
  zh: { empty: '还没有导航项' },
  en: { empty: 'No links yet' },
});

import { defineTexts } from '@portico/shared-kit/i18n';

export const portalTexts = defineTexts('portal', {
  zh: { portalPage: { title: '门户' } },
  en: { portalPage: { title: 'Portal' } },
});

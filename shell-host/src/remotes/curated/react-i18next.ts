/** What remotes may import from `react-i18next`; texts come from shared-kit's i18n. Add a line when a page needs one more. */
export { I18nContext, I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

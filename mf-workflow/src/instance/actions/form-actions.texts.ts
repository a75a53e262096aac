import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the row of actions of a form page, and of the menu at its end. */
export const formActionTexts = defineTexts('formActions', {
  zh: { label: '表单操作', more: '更多', manage: '管理' },
  en: { label: 'Actions of the form', more: 'More', manage: 'Manage' },
});

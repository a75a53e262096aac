import { bilingual, type BilingualText } from '@portico/shared-kit/i18n';

/** Reasons for which a report cannot be deleted, each as a part of a list. */
export const reportUseTexts = {
  menu: ({ zh, en }: BilingualText) => bilingual(`菜单“${zh}”`, `the menu item “${en}”`),
  page: ({ zh, en }: BilingualText) => bilingual(`门户页面“${zh}”`, `the portal page “${en}”`),
} as const;

import { bilingual, type BilingualText } from '@portico/shared-kit/i18n';

/** The name of the dashboard that the platform brings along. */
export const defaultPageName = { name: '工作台', name_i18n: '{"en":"Workbench"}' } as const;

/** Names of a use: in Chinese, and as readers of English know it. */
type Names = BilingualText;

/** Reasons for which a portal page cannot be deleted, each as a part of a list. */
export const pageUseTexts = {
  start: bilingual('它是所有人的默认工作台', 'it is the default workbench of everybody'),
  home: bilingual('它是所属应用的首页', 'it is the home page of its application'),
  menu: ({ zh, en }: Names) => bilingual(`菜单“${zh}”`, `the menu item “${en}”`),
  page: ({ zh, en }: Names) => bilingual(`门户页面“${zh}”`, `the portal page “${en}”`),
} as const;

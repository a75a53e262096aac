import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the mode that shows one application alone. */
export const singleTexts = defineTexts('singleApplication', {
  zh: {
    label: '应用导航',
    home: '首页',
    todo: '待办',
    done: '已办',
    toRead: '待阅',
    report: '报表',
    none: { title: '没有选择应用', hint: '请从应用列表中选择一个应用。', choose: '打开应用列表' },
    empty: { title: '此应用还没有可以打开的页面', hint: '管理员发布页面后，会显示在这里。' },
    missing: { title: '此门户没有安装该页面', hint: '流程中心没有提供此列表，请联系管理员。' },
  },
  en: {
    label: 'Pages of the application',
    home: 'Home',
    todo: 'My to-do',
    done: 'Completed by me',
    report: 'Report',
    toRead: "CC'd to me",
    none: {
      title: 'No application is chosen',
      hint: 'Choose one in the list of applications.',
      choose: 'Open the applications',
    },
    empty: {
      title: 'This application has no page to open yet',
      hint: 'Pages appear here once an administrator has published them.',
    },
    missing: {
      title: 'This page is not part of the portal here',
      hint: 'The workflow center does not bring this list. Ask an administrator.',
    },
  },
});

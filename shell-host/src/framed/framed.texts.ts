import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of pages that show another page: reports, and addresses that an application's menu has. */
export const framedTexts = defineTexts('framed', {
  zh: {
    report: '报表',
    page: '页面',
    notSet: { title: '未设置页面地址，请联系管理员', hint: '应用菜单中没有此页面，或者没有为它设置可以打开的地址。' },
    outside: {
      title: '{{name}} 在其他网站',
      hint: '出于安全考虑，其他网站的页面在新窗口中打开：{{site}}',
      open: '在新窗口打开',
    },
  },
  en: {
    report: 'Report',
    page: 'Page',
    notSet: {
      title: 'Page address not set, please contact the administrator',
      hint: 'The menu of the application does not have this page, or has no address for it that can be opened.',
    },
    outside: {
      title: '{{name}} is on another site',
      hint: 'For security, pages of other sites open in a separate window: {{site}}',
      open: 'Open in a new window',
    },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the shell's small pages. */
export const pagesTexts = defineTexts('pages', {
  zh: {
    home: '返回门户首页',
    notFound: { title: '页面不存在', hint: '地址可能有误，或者页面已被移除。' },
    formUnpublished: {
      title: '表单未发布',
      hint: '数据模型、表单或流程尚未发布，或者已经下架，请联系管理员。',
      back: '返回',
    },
    crash: {
      title: '页面出错了',
      hint: '您可以重新打开页面；如果问题仍然存在，请把详情发给管理员。',
      reload: '重新打开',
    },
  },
  en: {
    home: 'Back to the portal',
    notFound: { title: 'Page not found', hint: 'The address may be wrong, or the page was removed.' },
    formUnpublished: {
      title: 'This form is not published',
      hint: 'Its model, sheet or workflow is not published, or not any more. Ask an administrator.',
      back: 'Back',
    },
    crash: {
      title: 'Something went wrong on this page',
      hint: 'Open the page again. If this goes on, send the details to your administrator.',
      reload: 'Open again',
    },
  },
});

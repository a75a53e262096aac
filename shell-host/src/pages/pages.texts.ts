import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the shell's small pages. */
export const pagesTexts = defineTexts('pages', {
  zh: {
    otherLanguage: 'English',
    home: '返回门户首页',
    notFound: { title: '页面不存在', hint: '地址可能有误，或者页面已被移除。' },
    incomplete: {
      title: '地址不完整',
      hint: '地址缺少此页面需要的参数，或者参数互相矛盾。请从列表、待办或菜单重新打开。',
    },
    debug: { title: '正在调试业务规则 {{rule}}（模型 {{schema}}）', stop: '结束调试' },
    message: {
      title: '您收到一条消息',
      hint: '在浏览器中打开消息对应的表单。',
      open: '在浏览器中打开',
      nowhere: '这条消息没有对应的表单',
      nowhereHint: '可以在通知中心查看消息内容。',
    },
    sharedSuccess: { title: '提交成功', hint: '内容已经收到，您可以关闭此页面。' },
    sharedEmpty: { title: '没有可以显示的内容', hint: '链接可能已经失效，或者分享的内容已被移除。' },
    missing: {
      title: '此门户没有安装该页面',
      hint: '显示它的模块（{{remote}}）没有安装，或者不含此页面，请联系管理员。',
    },
    formUnpublished: {
      title: '表单未发布',
      hint: '业务模型、表单或流程尚未发布，或者已经下架，请联系管理员。',
      back: '返回',
    },
  },
  en: {
    otherLanguage: '中文',
    home: 'Back to the portal',
    notFound: { title: 'Page not found', hint: 'The address may be wrong, or the page was removed.' },
    incomplete: {
      title: 'The address is incomplete',
      hint: 'It lacks what this page needs, or asks for two things at once. Open it from a list, your to-do list or the menu.',
    },
    debug: { title: 'Debugging the business rule {{rule}} of the model {{schema}}', stop: 'Stop debugging' },
    message: {
      title: 'A message for you',
      hint: 'The form that it is about opens in the browser.',
      open: 'Open in the browser',
      nowhere: 'This message leads to no form',
      nowhereHint: 'The notification center shows what it says.',
    },
    sharedSuccess: { title: 'Sent', hint: 'Your answers have arrived. You can close this page.' },
    sharedEmpty: { title: 'Nothing to show', hint: 'The link may have ended, or what was shared was removed.' },
    missing: {
      title: 'This page is not part of the portal here',
      hint: 'The module that shows it ({{remote}}) is not installed or does not bring it. Ask an administrator.',
    },
    formUnpublished: {
      title: 'This form is not published',
      hint: 'Its model, form or workflow is not published. Ask an administrator.',
      back: 'Back',
    },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the question whether a link may sign somebody in. */
export const urlTokenTexts = defineTexts('urlToken', {
  zh: {
    title: '使用此账号打开链接？',
    fresh: '此链接带有以下账号的登录信息。继续后，您在此浏览器中的操作都以该账号进行。如果这不是您的账号，请不要继续。',
    other:
      '此链接带有以下账号的登录信息，而您当前登录的是{{name}}。继续将退出当前账号，其他标签页中未保存的内容会丢失。',
    use: '使用此账号',
    own: '用自己的账号登录',
    stay: '保持当前账号',
  },
  en: {
    title: 'Open the link with this account?',
    fresh:
      'The link signs you in with the account below, and everything you do in this browser is done by that account. Do not continue if it is not yours.',
    other:
      'The link signs you in with the account below, and you are signed in as {{name}}. If you continue, you are signed out, and unsaved entries in other tabs are lost.',
    use: 'Use this account',
    own: 'Sign in with my own account',
    stay: 'Keep my account',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of signing in and of the session. */
export const sessionTexts = defineTexts('session', {
  zh: {
    title: '登录 Portico',
    slogan: '流程、数据与门户，一处办理。',
    username: '账号',
    password: '密码',
    usernameRequired: '请输入账号',
    passwordRequired: '请输入密码',
    signIn: '登录',
    byProxy: '使用单位统一登录进入',
    language: 'English',
    unused: '您较长时间没有使用门户，登录已自动结束。请重新登录。',
    opening: '正在打开门户…',
  },
  en: {
    title: 'Sign in to Portico',
    slogan: 'Workflows, records and pages in one place.',
    username: 'Account',
    password: 'Password',
    usernameRequired: 'Enter your account',
    passwordRequired: 'Enter your password',
    signIn: 'Sign in',
    byProxy: 'Sign in through your organisation',
    language: '中文',
    unused: 'You have not used the portal for a while, so your session was ended. Sign in again.',
    opening: 'Opening the portal…',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of signing in with the account of another system. */
export const openIdTexts = defineTexts('openId', {
  zh: {
    or: '或',
    account: '企业账号',
    signInWith: '使用{{name}}登录',
    signInWithOnTab: '在新标签页中使用{{name}}登录',
    going: '正在前往统一登录服务…',
    checking: '正在确认您的登录…',
    slowHint: '这比平时要久一些，请稍候。',
    failed: '登录失败',
    back: '返回登录页',
    again: '重试',
    other: '使用其他账号登录',
  },
  en: {
    or: 'or',
    account: 'your company account',
    signInWith: 'Sign in with {{name}}',
    signInWithOnTab: 'Sign in with {{name}} in a new tab',
    going: 'Opening the sign-in service…',
    checking: 'Checking your sign-in…',
    slowHint: 'This takes longer than usual. Please wait a moment.',
    failed: 'Sign-in failed',
    back: 'Back to sign-in',
    again: 'Try again',
    other: 'Sign in with another account',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of a session that goes on: the last sign-in, and signing in again on an open page. */
export const sessionCareTexts = defineTexts('sessionCare', {
  zh: {
    lastSignIn: '上次登录时间：{{time}}',
    'over.title': '登录已结束，请重新登录',
    'over.unused': '您较长时间没有使用门户，登录已自动结束。',
    'over.hint': '页面保持原样，已填写的内容都在。登录后可以继续。',
    'over.account': '账号',
    'over.password': '密码',
    'over.passwordRequired': '请输入密码',
    'over.signIn': '登录并继续',
    'over.elsewhere': '在新标签页中登录',
    'over.other': '使用其他账号',
    'over.otherHint': '将离开此页面，未保存的内容不会带到其他账号。',
    'over.leave': '离开此页面',
    'over.stay': '留在此页面',
  },
  en: {
    lastSignIn: 'Last sign-in: {{time}}',
    'over.title': 'Your session has ended',
    'over.unused': 'You have not used the portal for a while, so your session was ended.',
    'over.hint': 'The page stays as it is, with everything you entered. Sign in to continue.',
    'over.account': 'Account',
    'over.password': 'Password',
    'over.passwordRequired': 'Enter your password',
    'over.signIn': 'Sign in and continue',
    'over.elsewhere': 'Open sign-in in a new tab',
    'over.other': 'Use another account',
    'over.otherHint': 'You will leave this page; unsaved entries are not carried over to the other account.',
    'over.leave': 'Leave this page',
    'over.stay': 'Stay on this page',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the second step of signing in. */
export const signInCodeTexts = defineTexts('signInCode', {
  zh: {
    title: '两步验证',
    app: {
      label: '验证码',
      hint: '请输入身份验证器应用中此账号的 6 位验证码。',
      required: '请输入 6 位验证码',
      other: '使用恢复码',
    },
    recovery: {
      label: '恢复码',
      hint: '请输入一个保存过的恢复码，例如 7K2M-9QXD-4TRH。每个恢复码只能使用一次。',
      required: '请输入恢复码',
      other: '使用身份验证器应用',
    },
    submit: '验证并登录',
    back: '返回',
  },
  en: {
    title: 'Two-step verification',
    app: {
      label: 'Verification code',
      hint: 'Enter the 6 digits that your authenticator app shows for this account.',
      required: 'Enter the 6 digits of the code',
      other: 'Use a recovery code',
    },
    recovery: {
      label: 'Recovery code',
      hint: 'Enter one of your saved recovery codes, such as 7K2M-9QXD-4TRH. Each can be used once.',
      required: 'Enter a recovery code',
      other: 'Use the authenticator app',
    },
    submit: 'Verify and sign in',
    back: 'Back',
  },
});

import type { BilingualText } from '@portico/shared-kit/remotes';

/** Titles of the shell's own pages, as the tab and the header show them. */
export const shellTitles = {
  notifications: { zh: '通知中心', en: 'Notification center' },
  user: { zh: '个人信息', en: 'Personal info' },
  applications: { zh: '应用列表', en: 'Applications' },
  application: { zh: '应用', en: 'Application' },
  permission: { zh: '没有权限', en: 'No permission' },
  error: { zh: '出错了', en: 'Something went wrong' },
  formUnpublished: { zh: '表单未发布', en: 'Form not published' },
  remotesHealth: { zh: '远程模块状态', en: 'State of the remotes' },
  notFound: { zh: '页面不存在', en: 'Page not found' },
  login: { zh: '登录', en: 'Sign in' },
} as const satisfies Record<string, BilingualText>;

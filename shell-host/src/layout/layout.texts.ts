import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the frame around every page. */
export const layoutTexts = defineTexts('layout', {
  zh: {
    skip: '跳到内容',
    header: '页首',
    aside: {
      label: '侧边导航',
      collapse: '收起导航',
      expand: '展开导航',
      resize: '调整导航宽度',
      open: '打开导航',
    },
    back: '返回',
    switcher: { open: '切换到其他页面或应用' },
    user: { open: '{{name}} 的账户' },
  },
  en: {
    skip: 'Skip to content',
    header: 'Page header',
    aside: {
      label: 'Side navigation',
      collapse: 'Collapse navigation',
      expand: 'Expand navigation',
      resize: 'Resize navigation',
      open: 'Open navigation',
    },
    back: 'Back',
    switcher: { open: 'Go to another page or application' },
    user: { open: "{{name}}'s account" },
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the widget of applications. */
export const myApplicationTexts = defineTexts('myApplicationWidget', {
  zh: {
    name: '我的应用',
    empty: '还没有可用的应用',
    emptyHint: '管理员为您授权后，应用会出现在这里。',
    all: '全部应用',
  },
  en: {
    name: 'My applications',
    empty: 'No applications yet',
    emptyHint: 'Applications appear here once an administrator has given you access.',
    all: 'All applications',
  },
});

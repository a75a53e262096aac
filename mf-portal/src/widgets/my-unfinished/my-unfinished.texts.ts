import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the widget of what waits for the user. */
export const myUnfinishedTexts = defineTexts('myUnfinishedWidget', {
  zh: {
    name: '我的待办',
    empty: '没有待办',
    emptyHint: '需要您处理的流程会出现在这里。',
    all: '查看全部',
    waiting: '{{count}} 项待办',
  },
  en: {
    name: 'My to-do',
    empty: 'Nothing to do',
    emptyHint: 'Workflows waiting for you appear here.',
    all: 'View all',
    waiting: { one: '{{count}} to-do', other: '{{count}} to-dos' },
  },
});

import { defineTexts } from '../i18n/define-texts.ts';

/** Words that moments and durations are written with. */
export const formatTexts = defineTexts('formats', {
  zh: {
    justNow: '刚刚',
    minutesAgo: '{{count}} 分钟前',
    duration: { day: '{{count}} 天', hour: '{{count}} 小时', minute: '{{count}} 分钟', second: '{{count}} 秒' },
  },
  en: {
    justNow: 'just now',
    minutesAgo: '{{count}} min ago',
    duration: {
      day: { one: '{{count}} day', other: '{{count}} days' },
      hour: { one: '{{count}} hour', other: '{{count}} hours' },
      minute: { one: '{{count}} minute', other: '{{count}} minutes' },
      second: { one: '{{count}} second', other: '{{count}} seconds' },
    },
  },
});

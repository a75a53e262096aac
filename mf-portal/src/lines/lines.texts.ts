import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of lists of lines. */
export const linesTexts = defineTexts('portalLines', {
  zh: {
    returned: '退回',
    all: '查看全部',
    unset: '尚未选择数据来源',
    none: '没有数据',
  },
  en: {
    returned: 'Returned',
    all: 'View all',
    unset: 'No source chosen yet',
    none: 'Nothing here',
  },
});

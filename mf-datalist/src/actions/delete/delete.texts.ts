import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of what is deleted and what stays. They come with the first deletion. */
export const deleteTexts = defineTexts('listDelete', {
  zh: {
    way: '删除的数据在回收站保留 {{days, number}} 天，期间可以恢复。',
    done: '已删除 {{count, number}} 条数据',
    partly: '已删除 {{done, number}} 条，{{failed, number}} 条未能删除',
    none: '没有删除权限，所选数据未删除',
    failed: '删除失败',
    separator: '、',
    keeps: '{{reason}}：{{names}}',
    andMore: '{{list}} 等 {{count, number}} 条',
    kept: '以下 {{count, number}} 条会保留：',
    keptMore: '还有 {{count, number}} 条',
  },
  en: {
    way: 'They stay in the recycle bin for {{days, number}} days and can be restored from there.',
    done: { one: '{{count, number}} record deleted', other: '{{count, number}} records deleted' },
    partly: '{{done, number}} deleted, {{failed, number}} could not be deleted',
    none: 'Nothing was deleted: you have no permission to delete these records',
    failed: 'The records could not be deleted',
    separator: ', ',
    keeps: '{{reason}}: {{names}}',
    andMore: '{{list}} and others, {{count, number}} in total',
    kept: { one: '{{count, number}} record stays:', other: '{{count, number}} records stay:' },
    keptMore: 'and {{count, number}} more',
  },
});

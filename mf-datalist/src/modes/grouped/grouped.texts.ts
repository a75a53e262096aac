import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of lists in groups. */
export const groupedTexts = defineTexts('grouped', {
  zh: {
    none: '未填写',
    count: '{{count, number}} 条',
    loading: '正在加载…',
    failed: '加载失败，点击重试',
    cut: '分组较多，只显示前 {{count, number}} 组，请用筛选条件缩小范围',
    expand: '展开“{{name}}”，共 {{count, number}} 条',
    collapse: '收起“{{name}}”',
    levels: { first: '分组依据', second: '再按', third: '最后按' },
    noGroups: '不分组',
    noMore: '不再细分',
    clear: '取消分组',
  },
  en: {
    none: 'Not set',
    count: { one: '{{count, number}} record', other: '{{count, number}} records' },
    loading: 'Loading…',
    failed: 'Could not be loaded. Click to try again',
    cut: 'Only the first {{count, number}} groups are shown: filter to see fewer',
    expand: 'Show “{{name}}” with {{count, number}} records',
    collapse: 'Hide “{{name}}”',
    levels: { first: 'Group by', second: 'Then by', third: 'And then by' },
    noGroups: 'No groups',
    noMore: 'No further groups',
    clear: 'Remove groups',
  },
});

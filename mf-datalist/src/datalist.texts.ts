import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of the data list page. */
export const datalistTexts = defineTexts('datalist', {
  zh: {
    views: { switch: '切换视图，当前为“{{name}}”' },
    search: { label: '搜索文本内容', hint: '搜索（按 / 聚焦）' },
    filter: {
      label: '筛选条件',
      apply: '查询',
      clear: '清空',
      expand: '展开',
      collapse: '收起',
      open: '筛选',
      openCount: '筛选（{{count}}）',
      chips: '已选条件',
      remove: '移除条件“{{name}}”',
      clearAll: '清除全部',
    },
    columns: { open: '列设置' },
    density: { label: '行高', compact: '紧凑', middle: '适中', loose: '宽松' },
    actions: { label: '列表操作', more: '更多', moreLabel: '更多操作', refresh: '刷新' },
    reasons: {
      chooseFirst: '请先勾选数据',
      cannotDelete: '所选 {{count}} 条数据都不能删除：没有权限，或属于流程数据',
      tooManyToPrint: '一次最多打印 {{limit}} 条，当前已选 {{count}} 条',
    },
    delete: {
      done: '已删除 {{count}} 条数据',
      partly: '已删除 {{done}} 条，{{failed}} 条未能删除',
      none: '没有删除权限，所选数据未删除',
    },
    selection: { count: '已选 {{count}} 条', clear: '取消选择', row: '选择“{{name}}”' },
    marks: { draft: '草稿', processing: '进行中' },
    subTable: { separator: '；', more: '更多（{{count}}）', rest: '还有 {{count}} 行，请打开数据查看' },
    paging: { label: '分页', allLoaded: '已全部加载' },
    states: {
      empty: '还没有{{name}}',
      emptyHint: '新增的数据会显示在这里',
      emptyReadOnly: '有数据后会显示在这里',
      stale: '{{message}}（错误码 {{code}}）。下面仍是之前加载的数据。',
      retry: '重试',
    },
    cards: { label: '{{name}}列表', total: '{{label}}（全部页）' },
  },
  en: {
    views: { switch: 'Switch the view, now “{{name}}”' },
    search: { label: 'Search text', hint: 'Search (press /)' },
    filter: {
      label: 'Filter',
      apply: 'Search',
      clear: 'Clear',
      expand: 'Expand',
      collapse: 'Collapse',
      open: 'Filter',
      openCount: 'Filter ({{count}})',
      chips: 'Conditions',
      remove: 'Remove the condition “{{name}}”',
      clearAll: 'Clear all',
    },
    columns: { open: 'Column settings' },
    density: { label: 'Row height', compact: 'Compact', middle: 'Medium', loose: 'Loose' },
    actions: { label: 'List actions', more: 'More', moreLabel: 'More actions', refresh: 'Refresh' },
    reasons: {
      chooseFirst: 'Select records first',
      cannotDelete: {
        one: 'The selected record cannot be deleted: you have no permission, or it is process data',
        other:
          'None of the {{count}} selected records can be deleted: you have no permission, or they are process data',
      },
      tooManyToPrint: 'At most {{limit}} records can be printed at once; {{count}} are selected',
    },
    delete: {
      done: { one: '{{count}} record deleted', other: '{{count}} records deleted' },
      partly: '{{done}} deleted, {{failed}} could not be deleted',
      none: 'Nothing was deleted: you have no permission to delete these records',
    },
    selection: { count: '{{count}} selected', clear: 'Clear selection', row: 'Select “{{name}}”' },
    marks: { draft: 'Draft', processing: 'In progress' },
    subTable: {
      separator: '; ',
      more: 'More ({{count}})',
      rest: {
        one: '{{count}} more row: open the record to see it',
        other: '{{count}} more rows: open the record to see them',
      },
    },
    paging: { label: 'Pages', allLoaded: 'all loaded' },
    states: {
      empty: 'Nothing in “{{name}}” yet',
      emptyHint: 'What you add appears here',
      emptyReadOnly: 'Records appear here once there are some',
      stale: '{{message}} (error code {{code}}). Below is still what was loaded before.',
      retry: 'Retry',
    },
    cards: { label: '{{name}} list', total: '{{label}}, all pages' },
  },
});

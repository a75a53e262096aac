import { defineTexts } from '../../i18n/index.ts';

/** The words of the shared components. Words that every area uses the same way are `commonTexts`. */
export const uiTexts = defineTexts('ui', {
  zh: {
    noResult: {
      title: '没有符合条件的数据',
      hint: '试试放宽筛选条件，或清除全部条件',
      clear: '清除筛选条件',
    },
    error: {
      title: '内容加载失败',
      code: '错误码 {{code}}',
      trace: '追踪号 {{id}}',
      copied: '已复制详情',
      copyFailed: '复制失败，请手动选择并复制',
    },
    noPermission: {
      title: '没有访问权限',
      hint: '如需使用，请联系应用管理员为您授权',
    },
    offline: '网络已断开，正在等待恢复；未保存的内容仍保留在本页',
    loading: '正在加载',
    tooLong: '超出 {{count}} 个字符（最多 {{limit}} 个）。内容没有被截断，请精简后再提交。',
    remove: {
      title: '删除 {{count, number}} 条数据？',
      action: '删除 {{count, number}} 条数据',
      warning: '删除后无法恢复。',
      more: '等共 {{count, number}} 条',
    },
  },
  en: {
    noResult: {
      title: 'Nothing matches these conditions',
      hint: 'Relax a condition, or clear them all',
      clear: 'Clear conditions',
    },
    error: {
      title: 'This content could not be loaded',
      code: 'Error code {{code}}',
      trace: 'Trace ID {{id}}',
      copied: 'Details copied',
      copyFailed: 'Copying failed; select the text and copy it by hand',
    },
    noPermission: {
      title: 'You have no access to this',
      hint: 'Ask the application’s administrator for access if you need it',
    },
    offline: 'You are offline. Waiting for the network; unsaved entries stay on this page',
    loading: 'Loading',
    tooLong: {
      one: '{{count}} character too many (at most {{limit}}). Nothing was cut off: shorten the text, then send it.',
      other: '{{count}} characters too many (at most {{limit}}). Nothing was cut off: shorten the text, then send it.',
    },
    remove: {
      title: { one: 'Delete {{count, number}} record?', other: 'Delete {{count, number}} records?' },
      action: { one: 'Delete {{count, number}} record', other: 'Delete {{count, number}} records' },
      warning: 'This cannot be undone.',
      more: 'and others, {{count, number}} in total',
    },
  },
});

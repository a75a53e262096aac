import { defineTexts } from '@portico/shared-kit/i18n';

/** The names of the tools in a list's menu of rarely used ones. */
export const moreToolsTexts = defineTexts('datalist.moreTools', {
  zh: {
    open: '更多工具',
    copyLink: '复制链接',
    subscribe: '订阅此视图…',
    colours: '条件填色',
    externalLinks: '外部链接',
    indexes: '索引',
    recycleBin: '回收站',
    viewAs: '以他人身份查看…',
    listScript: '列表脚本…',
  },
  en: {
    open: 'More tools',
    copyLink: 'Copy link',
    subscribe: 'Notify me about this view…',
    colours: 'Conditional colours',
    externalLinks: 'External links',
    indexes: 'Indexes',
    recycleBin: 'Recycle bin',
    viewAs: 'View as somebody else…',
    listScript: 'List script…',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts of the source of a text list. */
export const textSourceTexts = defineTexts('portalTextSource', {
  zh: {
    dataSource: '数据来源',
    sources: {
      bizModel: '业务模型',
      myUnfinished: '我的待办',
      myFinished: '我的已办',
      myRead: '我的已阅',
      myUnread: '我的待阅',
      myStart: '我发起的流程',
    },
    displayField: '显示字段',
    showFieldTitle: '显示字段标题',
    sortField: '排序字段',
    sortRule: '排序规则',
    rules: { ascending: '升序', descending: '降序' },
    receiveTime: '接收时间',
    listOrder: '列表顺序',
    locked: '流程数据按接收时间降序排列',
    noModel: '请先选择业务模型',
    tabs: '选项卡',
    addTab: '添加选项卡',
  },
  en: {
    dataSource: 'Data source',
    sources: {
      bizModel: 'A business model',
      myUnfinished: 'My to-do',
      myFinished: 'Completed by me',
      myRead: 'Read by me',
      myUnread: 'To read',
      myStart: 'Started by me',
    },
    displayField: 'Fields shown',
    showFieldTitle: 'Show the titles of fields',
    sortField: 'Sort by',
    sortRule: 'Order',
    rules: { ascending: 'Ascending', descending: 'Descending' },
    receiveTime: 'Time received',
    listOrder: 'The order of the list',
    locked: 'Work is sorted by the time received, the latest first',
    noModel: 'Choose a business model first',
    tabs: 'Tabs',
    addTab: 'Add a tab',
  },
});

import { defineTexts } from '@portico/shared-kit/i18n';

/** Texts of the list of cc items. */
export const ccItemsTexts = defineTexts('ccItems', {
  zh: {
    title: '待阅',
    tabs: '阅读状态',
    unread: '未阅',
    unreadCount: '未阅 {{count}}',
    read: '已阅',
    empty: { unread: '没有待阅', read: '还没有已阅' },
    emptyHint: { unread: '他人传阅给您的流程会出现在这里。', read: '您阅读过的流程会出现在这里。' },
    mark: '标为已阅',
    markAll: '全部标为已阅',
    markAllTitle: '将 {{count}} 项全部标为已阅？',
    markAllHint: '按当前筛选条件，包括其他页的待阅。标为已阅后不能恢复为未阅。',
    progress: '已处理 {{count}} 项…',
    done: '{{count}} 项已标为已阅',
    notDone: '{{count}} 项未能标为已阅',
  },
  en: {
    title: "CC'd to me",
    tabs: 'Read status',
    unread: 'Unread',
    unreadCount: 'Unread {{count}}',
    read: 'Read',
    empty: { unread: 'Nothing to read', read: 'Nothing read yet' },
    emptyHint: {
      unread: "Workflows that you are CC'd on appear here.",
      read: 'Workflows that you have read appear here.',
    },
    mark: 'Mark as read',
    markAll: 'Mark all as read',
    markAllTitle: { one: 'Mark {{count}} item as read?', other: 'Mark all {{count}} items as read?' },
    markAllHint:
      'This includes every item that matches the current filters, also on other pages. Items cannot be marked as unread again.',
    progress: { one: '{{count}} item handled…', other: '{{count}} items handled…' },
    done: { one: '{{count}} item marked as read', other: '{{count}} items marked as read' },
    notDone: { one: '{{count}} item could not be marked', other: '{{count}} items could not be marked' },
  },
});

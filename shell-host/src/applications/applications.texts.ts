import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the list of applications. */
export const applicationsTexts = defineTexts('applications', {
  zh: {
    title: '应用列表',
    search: '搜索应用',
    found: '找到 {{count}} 个应用',
    favourites: '收藏的应用',
    recent: '最近使用的应用',
    all: '全部应用',
    ungrouped: '其他应用',
    favourite: '收藏 {{name}}',
    mark: '收藏',
    unmark: '取消收藏',
    empty: '还没有可以打开的应用',
    emptyHint: '管理员发布应用并授权给您后，会显示在这里。',
  },
  en: {
    title: 'Applications',
    search: 'Search applications',
    found: { one: '{{count}} application found', other: '{{count}} applications found' },
    favourites: 'Favourite applications',
    recent: 'Recently used applications',
    all: 'All applications',
    ungrouped: 'Other applications',
    favourite: 'Favourite: {{name}}',
    mark: 'Add to favourites',
    unmark: 'Remove from favourites',
    empty: 'No application to open yet',
    emptyHint: 'Applications appear here once an administrator has published them and given you access.',
  },
});

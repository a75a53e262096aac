import type { Topic } from '../topic.ts';

export const applications: Topic = {
  group: 'portal',
  title: { zh: '应用', en: 'Applications' },
  lead: { zh: '应用列表显示您有权打开的全部应用。', en: 'The list of applications shows all that you may open.' },
  parts: [
    {
      title: { zh: '查找应用', en: 'Find an application' },
      lines: [
        { zh: '在“搜索应用”中输入名称的一部分。', en: 'Type a part of its name into “Search applications”.' },
        {
          zh: '点击星标“收藏”应用，它会出现在“收藏的应用”中；再点一次取消。',
          en: 'Choose the star (“Add to favourites”) to list an application under “Favourite applications”. Choose it again to remove it.',
        },
        {
          zh: '打开过的应用出现在“最近使用的应用”中。',
          en: 'Applications that you have opened are listed under “Recently used applications”.',
        },
      ],
    },
    {
      title: { zh: '在应用中', en: 'Inside an application' },
      lines: [
        {
          zh: '左侧的目录列出此应用的列表、报表和其他页面；用“搜索目录”按名称查找。',
          en: 'The directory on the left holds the application’s lists, reports and other pages; “Search the directory” finds them by name.',
        },
        {
          zh: '缺少应用或页面时，请联系管理员授权。',
          en: 'If an application or a page is missing, ask an administrator for access.',
        },
      ],
    },
  ],
};

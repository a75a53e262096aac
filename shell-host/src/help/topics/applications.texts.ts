import type { Topic } from '../topic.ts';

export const applications: Topic = {
  group: 'portal',
  title: { zh: '应用', en: 'Applications' },
  lead: { zh: '应用列表显示您有权打开的全部应用。', en: 'The list of applications shows all that you may open.' },
  parts: [
    {
      title: { zh: '查找应用', en: 'Finding one' },
      lines: [
        { zh: '在“搜索应用”中输入名称的一部分。', en: 'Type a part of its name into “Search applications”.' },
        {
          zh: '点击星标“收藏”应用，它会出现在“收藏的应用”中；再点一次取消。',
          en: 'Choose the star, “Add to favourites”, and it stands under “Favourite applications”. Choose it again to take that back.',
        },
        {
          zh: '打开过的应用出现在“最近使用的应用”中。',
          en: 'What you have opened stands under “Recently used applications”.',
        },
      ],
    },
    {
      title: { zh: '在应用中', en: 'Inside an application' },
      lines: [
        {
          zh: '左侧的目录列出此应用的列表、报表和其他页面；用“搜索目录”按名称查找。',
          en: 'The directory at the left has its lists, reports and other pages; “Search the directory” finds them by name.',
        },
        {
          zh: '缺少应用或页面时，请联系管理员授权。',
          en: 'Where an application or a page is missing, ask an administrator for access.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const gettingAround: Topic = {
  group: 'portal',
  title: { zh: '首页与导航', en: 'Home and getting around' },
  lead: {
    zh: '门户首页汇集您的待办、应用和最近使用的内容。',
    en: 'The portal home brings together your to-do, your applications and what you used recently.',
  },
  parts: [
    {
      title: { zh: '首页', en: 'The home page' },
      lines: [
        {
          zh: '“我的待办”列出等待您处理的流程，“查看全部”打开完整列表。',
          en: '“My to-do” lists the workflows that are waiting for you; “View all” opens the whole list.',
        },
        {
          zh: '“我的应用”打开您有权使用的应用，“最近使用”带您回到上次打开的内容。',
          en: '“My applications” opens the applications that you may use; “Recently used” leads back to what you opened last.',
        },
        { zh: '首页显示哪些组件由管理员决定。', en: 'Which widgets the home page shows is up to the administrators.' },
      ],
    },
    {
      title: { zh: '去往其他页面', en: 'Move around' },
      lines: [
        {
          zh: '点击页首左侧的名称，可切换到门户首页、流程中心和其他应用，也可以在那里搜索应用。',
          en: 'Choose the name on the left of the header to go to the portal home, the workflow center or another application. Applications can be searched there.',
        },
        {
          zh: '应用和流程中心左侧有导航。“收起导航”为内容腾出空间，拖动分隔线可调整宽度，双击恢复默认。',
          en: 'Applications and the workflow center have a navigation panel on the left. “Collapse navigation” makes room; drag its edge to change the width, or double-click it to restore the default.',
        },
        {
          zh: '在手机上，用“打开导航”显示导航，其他工具在您的头像菜单中。',
          en: 'On a phone, “Open navigation” shows it, and the other tools are in your profile menu.',
        },
      ],
    },
    {
      title: { zh: '键盘和语言', en: 'Keys and language' },
      lines: [
        {
          zh: '按 / 进入搜索框，按 ? 查看全部“键盘快捷键”。',
          en: 'Press / to go to the search box, and ? to see all “Keyboard shortcuts”.',
        },
        {
          zh: '页首的“English”按钮在中文和英文之间切换，选择会被记住。',
          en: 'The “中文” button in the header switches between Chinese and English; your choice is remembered.',
        },
      ],
    },
  ],
};

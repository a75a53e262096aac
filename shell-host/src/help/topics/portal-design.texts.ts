import type { Topic } from '../topic.ts';

export const portalDesign: Topic = {
  group: 'administration',
  title: { zh: '设计门户页面', en: 'Designing portal pages' },
  lead: {
    zh: '门户页面由网格上的组件组成，可以对所有人或某个应用的用户可见。',
    en: 'A portal page is made of widgets on a grid, for everyone or for the users of an application.',
  },
  parts: [
    {
      title: { zh: '添加和排列组件', en: 'Adding and arranging widgets' },
      lines: [
        {
          zh: '点击左侧的组件，或把它拖到页面上。“大纲”列出页面上的全部组件。',
          en: 'Click a widget on the left, or drag it onto the page. “Outline” lists all that the page has.',
        },
        {
          zh: '方向键移动所选组件，Shift + 方向键调整大小，空格键选择多个，Delete 键删除。',
          en: 'Arrow keys move the selected widget, Shift + arrow keys resize it, Space selects several, Delete removes.',
        },
        {
          zh: '容器和选项卡可以包含其他组件，最多嵌套两层；删除非空的容器前会先询问。',
          en: 'Containers and tabs hold other widgets, two levels deep at most; one that is not empty asks before it goes.',
        },
        {
          zh: '切换到“手机”可以单独安排手机上的布局。',
          en: 'Under “Phone” the layout of a phone is arranged by itself.',
        },
      ],
    },
    {
      title: { zh: '预览和发布', en: 'Preview and publishing' },
      lines: [
        {
          zh: '“预览”按电脑或手机的宽度显示页面和您自己的数据。',
          en: '“Preview” shows the page as wide as a computer or a phone, with your own data.',
        },
        {
          zh: '修改会自动保存为草稿；“发布”之后，其他人才会看到。',
          en: 'Changes are saved as a draft by themselves; others see them after “Publish”.',
        },
        {
          zh: '“版本”中可以查看以前发布的页面，并恢复其中任何一个。',
          en: '“Versions” has what was published before, and brings any of it back.',
        },
      ],
    },
  ],
};

import { defineTexts } from '@portico/shared-kit/i18n';

/** The words of portal pages and their widgets. */
export const portalTexts = defineTexts('portal', {
  zh: {
    page: {
      title: '工作台',
      fallback: '此页面没有加载出来，现在显示的是默认工作台。',
      unreadable: '此页面的内容无法读取，现在显示的是默认工作台。',
    },
    widget: {
      failed: '此组件出错了，其他内容不受影响。',
    },
    rowMenu: { name: '快捷导航', empty: '还没有导航项' },
    carousel: {
      name: '轮播图',
      empty: '还没有图片',
      pause: '暂停轮播',
      play: '继续轮播',
      slide: '第 {{number}} 张，共 {{total}} 张',
    },
    myApplication: {
      name: '我的应用',
      empty: '还没有可用的应用',
      emptyHint: '管理员为您授权后，应用会出现在这里。',
      all: '全部应用',
    },
    myUnfinished: {
      name: '我的待办',
      empty: '没有待办',
      emptyHint: '需要您处理的流程会出现在这里。',
      all: '查看全部',
      waiting: '{{count}} 项待办',
    },
    shortcutList: {
      name: '最近使用',
      empty: '这里显示您最近打开的内容',
      emptyHint: '打开过的应用、列表和流程会出现在这里，方便下次直接进入。',
      application: '应用',
      menu: '页面',
      workflow: '流程',
    },
    contributed: {
      name: '扩展组件',
      missing: '此组件目前不可用',
      missingHint: '模块 {{remote}} 没有提供组件 {{widget}}，或您没有使用它的权限。',
    },
  },
  en: {
    page: {
      title: 'Workbench',
      fallback: 'This page could not be loaded, so you see the default workbench.',
      unreadable: 'The content of this page cannot be read, so you see the default workbench.',
    },
    widget: {
      failed: 'This widget failed; everything else still works.',
    },
    rowMenu: { name: 'Quick links', empty: 'No links yet' },
    carousel: {
      name: 'Pictures',
      empty: 'No pictures yet',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      slide: 'Picture {{number}} of {{total}}',
    },
    myApplication: {
      name: 'My applications',
      empty: 'No applications yet',
      emptyHint: 'Applications appear here once an administrator has given you access.',
      all: 'All applications',
    },
    myUnfinished: {
      name: 'My to-do',
      empty: 'Nothing to do',
      emptyHint: 'Workflows that wait for you appear here.',
      all: 'View all',
      waiting: { one: '{{count}} to-do', other: '{{count}} to-dos' },
    },
    shortcutList: {
      name: 'Recently used',
      empty: 'What you opened last appears here',
      emptyHint: 'Applications, lists and workflows that you open are kept here, so that you get back in one click.',
      application: 'Application',
      menu: 'Page',
      workflow: 'Workflow',
    },
    contributed: {
      name: 'Added widget',
      missing: 'This widget is not available',
      missingHint: 'The module {{remote}} offers no widget {{widget}}, or you may not use it.',
    },
  },
});

import type { Topic } from '../topic.ts';

export const lists: Topic = {
  group: 'portal',
  title: { zh: '列表：查找和排列数据', en: 'Lists: finding and arranging records' },
  lead: {
    zh: '数据列表显示一个业务模型的数据。您看到的数据和列取决于您的权限。',
    en: 'A data list shows the records of a business model. Which records and columns you see depends on your permissions.',
  },
  parts: [
    {
      title: { zh: '搜索和筛选', en: 'Search and filter' },
      lines: [
        { zh: '“搜索文本内容”在所有文本中查找。', en: '“Search text” searches all text fields.' },
        {
          zh: '填写筛选条件后选择“查询”；“清空”去掉全部条件。',
          en: 'Fill in the filter, then choose “Search”; “Clear” removes all conditions.',
        },
        {
          zh: '“高级筛选”可以按任意数据项设置条件，与筛选表单同时生效。',
          en: '“Advanced filter” accepts conditions on any field; they apply together with the filter form.',
        },
        {
          zh: '生效的条件显示在列表上方，可逐个移除，或选择“清除全部”。',
          en: 'Active conditions are shown above the list. Remove them one by one, or choose “Clear all”.',
        },
      ],
    },
    {
      title: { zh: '列', en: 'Columns' },
      lines: [
        {
          zh: '“列设置”决定显示哪些列及其顺序，“恢复默认”回到最初的设置。',
          en: '“Column settings” sets which columns are shown and in which order; “Restore default” resets them.',
        },
        {
          zh: '拖动表头的边缘调整列宽；列操作菜单可以固定列或“隐藏此列”。',
          en: 'Drag the edge of a heading to change its width; the column’s menu pins a column or hides it: “Hide column”.',
        },
        { zh: '“行高”可选紧凑、适中或宽松。', en: '“Row height” is compact, medium or loose.' },
      ],
    },
    {
      title: { zh: '排序和视图', en: 'Order and views' },
      lines: [
        {
          zh: '点击表头排序；列操作菜单中的“再按此列升序”加入第二个排序列。',
          en: 'Choose a heading to sort by it; “Then ascending by this” in the column’s menu adds a second one.',
        },
        {
          zh: '有多个视图时，用标题处的菜单切换。',
          en: 'If there are several views, switch between them in the menu next to the title.',
        },
        {
          zh: '列表较慢时，列表上方会提示原因；管理员可以从那里建立索引。',
          en: 'If a list is slow, a hint above it says why; administrators can create an index from there.',
        },
        {
          zh: '管理员可以在“更多工具”的“列表脚本…”中编辑视图的脚本：先测试运行，再保存。',
          en: 'Administrators edit the script of a view in “List script…” of “More tools”: test it first, then save it.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const reports: Topic = {
  group: 'portal',
  title: { zh: '报表', en: 'Reports' },
  lead: {
    zh: '报表用图表汇总数据。每个人看到的数字只包含自己有权查看的数据，因此同一报表对不同的人可能不同。',
    en: 'A report sums records up in charts. Everybody’s figures are those of the records that they may see, so that one report can differ from person to person.',
  },
  parts: [
    {
      title: { zh: '查看和筛选', en: 'Reading and filtering' },
      lines: [
        {
          zh: '页面上方可以按日期、部门和人员筛选全部图表。筛选条件保存在地址中，可以收藏或发给同事。',
          en: 'Above the charts, all of them are filtered by date, department and people. The address holds the filters, so that you can bookmark it or send it to a colleague.',
        },
        {
          zh: '日期、部门和人员各按图表自己的维度筛选，例如下单日期；图表没有这类维度时，按创建时间、拥有者部门和拥有者筛选。部门包含其下级部门。',
          en: 'Each chart is filtered by its own dimension of that kind, such as the order date; one without any by the time of creation, the owner’s department and the owner. A department includes those below it.',
        },
        {
          zh: '点击图表中的柱、扇区或点，打开对应的数据列表。列表无法表达同样的范围时不会跳转。',
          en: 'A click on a bar, a slice or a point opens the list of its records. Where no list can show just those, nothing happens.',
        },
      ],
    },
    {
      title: { zh: '表格和导出', en: 'Tables and exports' },
      lines: [
        {
          zh: '在图表右上角的“更多操作”中选择“以表格显示”，可以查看全部数字；表格中的链接同样打开数据列表，可以只用键盘操作。',
          en: '“Show as table” in the menu of a chart has all of its figures. Links in the table open the same lists, with the keyboard alone.',
        },
        {
          zh: '同一菜单可以把图表导出为 CSV 文件，或 PNG、SVG 图片。',
          en: 'The same menu exports a chart as CSV, or as a picture in PNG or SVG.',
        },
        {
          zh: '按子表的列分组时，一条数据在它出现的每个分组中各计一次，因此各组之和可能大于合计。',
          en: 'Grouped by a column of a sub-table, a record counts once in each group in which it has rows, so that the groups together can be more than the total.',
        },
      ],
    },
  ],
};

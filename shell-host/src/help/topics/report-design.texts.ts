import type { Topic } from '../topic.ts';

export const reportDesign: Topic = {
  group: 'administration',
  title: { zh: '设计报表', en: 'Designing reports' },
  lead: {
    zh: '报表由图表组成，每个图表统计一个模型的数据，或流程任务和流程实例。',
    en: 'A report is made of charts, each of which counts the records of a model, or work items and workflow instances.',
  },
  parts: [
    {
      title: { zh: '制作图表', en: 'Making a chart' },
      lines: [
        {
          zh: '“添加图表”选择图表类型，然后在右侧选择模型。',
          en: '“Add a chart” takes the type of chart; choose its model at the right.',
        },
        {
          zh: '维度决定如何分组，指标决定统计什么：把左侧的数据项拖过去，或从它的菜单中选择用途。',
          en: 'Dimensions say how records are grouped, measures what is calculated: drag data items there from the left, or choose a use from their menus.',
        },
        {
          zh: '日期可以按年、季度、月、日分组，部门可以按级别分组；指标可以求合计、平均、最小、最大和计数。',
          en: 'Dates are grouped by year, quarter, month or day, departments by level; measures are sums, averages, minima, maxima and counts.',
        },
        {
          zh: '筛选条件只统计符合条件的数据；排序和数量决定先显示哪些组。',
          en: 'Conditions narrow what is counted; order and number say which groups show first.',
        },
        {
          zh: '空格键拿起图表，方向键移动，Shift + 左右方向键调整宽度，Delete 键删除。',
          en: 'Space picks a chart up, arrow keys move it, Shift + left and right change its width, Delete removes it.',
        },
      ],
    },
    {
      title: { zh: '预览和发布', en: 'Preview and publishing' },
      lines: [
        {
          zh: '图表会立即用您有权查看的数据绘制；每位读者只看到自己有权查看的数据。',
          en: 'Charts are drawn at once with the data that you may see; each reader sees only what they may see.',
        },
        {
          zh: '修改会自动保存为草稿；“发布”之后，其他人才会看到。以前发布的报表在“版本”中，可以恢复。',
          en: 'Changes are saved as a draft by themselves; others see them after “Publish”. “Versions” has what was published before, and brings it back.',
        },
        {
          zh: '点击读者页面上图表的标记，会打开列表，显示对应的数据。',
          en: 'In the published report, a press on a mark opens the list with the records behind it.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const printDesign: Topic = {
  group: 'administration',
  title: { zh: '设计打印模板', en: 'Designing print templates' },
  lead: {
    zh: '打印模板决定一条数据打印在纸上的样子：每个元素放在哪里、显示什么、何时显示。',
    en: 'A print template says how a record looks on paper: where each element stands, what it prints, and when.',
  },
  parts: [
    {
      title: { zh: '放置元素', en: 'Placing elements' },
      lines: [
        {
          zh: '把左侧的元素、数据项或子表拖到纸上，或按回车键添加；选中表格后，添加其子表的列会加入该表格。',
          en: 'Drag elements, fields or sub-tables from the left onto the paper, or press Enter on one; while a table is selected, columns of its sub-table are added to it.',
        },
        {
          zh: '用鼠标移动和调整大小时会对齐网格和其他元素，按住 Alt 不对齐；方向键移动 1 毫米，按住 Shift 移动 0.1 毫米。',
          en: 'Moving and resizing by mouse snaps to the grid and to other elements, except while Alt is held; arrow keys move by 1 mm, with Shift by 0.1 mm.',
        },
        {
          zh: '按住 Shift 点击或框选多个元素，在右侧对齐、等距、调整层次；Ctrl+C 复制的元素可以粘贴到其他模板。',
          en: 'Click with Shift or draw a frame to select several; align and space them out at the right. What Ctrl+C copies can be pasted into other templates.',
        },
      ],
    },
    {
      title: { zh: '页面和表格', en: 'Pages and tables' },
      lines: [
        {
          zh: '选择页面，在右侧设置纸张、方向、页边距、页眉、页脚和背景图片；“添加页面”增加一页。',
          en: 'Select a page to set paper, direction, margins, header, footer and background at the right; “Add a page” adds one.',
        },
        {
          zh: '选中表格后拖动列之间的线调整列宽；在右侧添加、移除列，设置合计和每页重复的表头。',
          en: 'Select a table and drag the lines between its columns to change their widths; add and remove columns, totals and repeated heads at the right.',
        },
        {
          zh: '“显示条件”让元素只在数据符合条件时打印。',
          en: '“Display condition” prints an element only where the record meets it.',
        },
      ],
    },
    {
      title: { zh: '预览和发布', en: 'Preview and publishing' },
      lines: [
        {
          zh: '“按表单排版”用表单的全部数据项生成版式，再按需要调整。',
          en: '“Lay out as the form looks” begins with everything on the form, to be changed from there.',
        },
        {
          zh: '画布按打印效果显示元素：先是示例文字，选择数据后是该数据的内容。“预览”在画布旁显示打印页，随修改更新，可以选择一条数据、内容最多的数据或空白数据。',
          en: 'The canvas shows elements as they print: with sample words, or with a record once one is chosen. “Preview” shows the printed pages beside it, which follow each change, with a chosen record, the one with the most to print, or an empty one.',
        },
        {
          zh: '修改会自动保存为草稿；“发布”之后，打印时就能选择。以前发布的模板在“版本”中，可以恢复。',
          en: 'Changes are saved as a draft by themselves; after “Publish”, the template can be chosen for printing. “Versions” has what was published before, and brings it back.',
        },
        {
          zh: '一个表单可以有多个模板，打印时选择其中一个。选中模板名称，在“使用范围”中指定哪些角色、部门和人员可以用它打印。',
          en: 'A form may have several templates, one of which is chosen when printing. Select the name of the template to choose under “Audience” the roles, departments and people who may print with it.',
        },
      ],
    },
  ],
};

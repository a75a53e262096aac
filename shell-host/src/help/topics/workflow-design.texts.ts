import type { Topic } from '../topic.ts';

export const workflowDesign: Topic = {
  group: 'administration',
  title: { zh: '设计流程', en: 'Designing workflows' },
  lead: {
    zh: '流程以图形绘制，先保存为草稿，试运行后发布为新版本。',
    en: 'A workflow is drawn as a diagram, kept as a draft, tried, and published as a version.',
  },
  parts: [
    {
      title: { zh: '绘制', en: 'Drawing' },
      lines: [
        {
          zh: '选择“新建流程”或打开一个流程，从“流程元素”中添加节点，用“连线”连接。',
          en: 'Choose “New workflow” or open one, add activities from “Elements”, and join them by “Connect”.',
        },
        {
          zh: '选中节点，在“属性”中设置处理人、操作、时限和数据项权限。',
          en: 'Select an activity and set its people, actions, time limits and rights on fields under “Properties”.',
        },
        {
          zh: '修改自动保存。同一时间只有一人可以编辑；必要时可以“接管编辑”。',
          en: 'Changes are saved by themselves. One person edits at a time; where it must be, “Take over”.',
        },
        {
          zh: '“导入文件”和“导出 BPMN”与其他工具交换流程图。',
          en: '“Import a file” and “Export BPMN” exchange diagrams with other tools.',
        },
      ],
    },
    {
      title: { zh: '试运行和发布', en: 'Trying and publishing' },
      lines: [
        {
          zh: '“试运行”：选择发起人并填写表单数据，查看流转路径和处理人。不会产生真实的流程。',
          en: '“Dry run”: choose an originator and values, and see the path and its people. No real workflow comes of it.',
        },
        {
          zh: '“问题”面板列出错误和提醒；改正全部错误后才能“发布”。',
          en: 'The panel of problems lists errors and warnings; “Publish” works once all errors are corrected.',
        },
        {
          zh: '新发起的流程使用新版本，正在运行的继续使用原来的版本。',
          en: 'Workflows that start from now on take the new version; those under way stay on theirs.',
        },
        {
          zh: '在“版本”中可以比较，或“恢复此版本”为草稿。',
          en: 'Under “Versions”, compare them, or choose “Restore this version” to make one the draft again.',
        },
      ],
    },
    {
      title: { zh: '停用、下架和删除', en: 'Switching off, retiring, deleting' },
      lines: [
        {
          zh: '在“更多”中“停用”或“下架”流程后，不能再发起；正在运行的流程会按原来的版本运行到结束。',
          en: 'Once a workflow is switched off or retired under “More”, nobody starts it; those under way end on their versions.',
        },
        {
          zh: '从未发起过的流程可以删除。',
          en: 'A workflow that was never started can be deleted.',
        },
      ],
    },
  ],
};

import type { Topic } from '../topic.ts';

export const exporting: Topic = {
  group: 'portal',
  title: { zh: '列表：导出', en: 'Lists: exporting' },
  lead: {
    zh: '列表可以导出为 Excel 或 CSV 文件，内容以您有权查看的数据为准。',
    en: 'A list can be written to an Excel or CSV file, with the records and fields that you may see.',
  },
  parts: [
    {
      title: { zh: '开始导出', en: 'Beginning an export' },
      lines: [
        {
          zh: '选择列表上方的导出按钮。先勾选数据，可以只导出这些；否则导出列表按当前筛选、搜索和排序找到的全部数据。',
          en: 'Choose the export button above the list. Records that you selected first can be exported alone; otherwise everything that the list finds is, filtered, searched and sorted as it is.',
        },
        {
          zh: '字段可以是“列表显示的字段”“全部字段”，或“自定义”；下次导出同一视图时会沿用您的选择。',
          en: 'The fields are those “Shown in the list”, “All” of them, or a “Custom” choice; the next export of the view begins with the same.',
        },
        {
          zh: '附件和审批意见不能导出。子表可以整个导出，也可以只选其中几列。',
          en: 'Files and opinions of approvals cannot be exported. Of a sub-table you can take all columns or some.',
        },
      ],
    },
    {
      title: { zh: '进度和文件', en: 'Progress and files' },
      lines: [
        {
          zh: '文件生成后自动下载。您也可以关闭窗口：导出在后台继续，完成时会通知您。',
          en: 'The file is downloaded once it is ready. You can close the window: the export continues, and you are notified at its end.',
        },
        {
          zh: '在“导出记录”中可以再次下载或删除文件，失败的可以重新导出。',
          en: 'In “Export records” you can download a file once more or delete it, and repeat an export that failed.',
        },
        {
          zh: '页面顶部的“后台任务”在任何页面显示进度，可以停止、重试和下载。',
          en: '“Background jobs” at the top of every page shows the progress; there you can stop, retry and download, too.',
        },
      ],
    },
  ],
};
